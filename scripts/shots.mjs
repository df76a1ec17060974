// npm run shots: a picture of every screen in six windows and three languages, by day and by night, in shots/.
import { runPlaywright } from './run-playwright.mjs'

await runPlaywright('e2e/shots.config.ts')
