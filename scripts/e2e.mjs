// End-to-end tests in a real Chromium, against the built page. Arguments go to Playwright.
import { ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
process.env.CHROMIUM = ensureChromium()
process.env.E2E_PORT = String(await freePort())
process.exitCode = run('playwright', ['test', '--config', 'e2e', ...process.argv.slice(2)]) ? 0 : 1
