// npm run page-bench: time until the table is interactive, and until an answer is on screen.
import { ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
process.env.CHROMIUM = ensureChromium()
process.env.E2E_PORT = String(await freePort())
process.exitCode = run('playwright', ['test', '--config', 'e2e/bench.config.ts', ...process.argv.slice(2)])
  ? 0
  : 1
