// End-to-end tests in a real Chromium, against the built page. Arguments go to Playwright.
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
process.env.CHROMIUM = ensureChromium()
process.exitCode = run('playwright', ['test', '--config', 'e2e', ...process.argv.slice(2)]) ? 0 : 1
