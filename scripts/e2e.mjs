// npm run e2e: the end-to-end tests.
import { runPlaywright } from './run-playwright.mjs'

await runPlaywright('e2e')
