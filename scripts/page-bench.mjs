// npm run page-bench: time until the table is interactive, and until an answer is on screen.
import { runPlaywright } from './run-playwright.mjs'

await runPlaywright('e2e/bench.config.ts')
