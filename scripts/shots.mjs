// npm run shots: a picture of every screen in six windows and three languages, by day and by night, in shots/.
import { ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
process.env.CHROMIUM = ensureChromium()
process.env.E2E_PORT = String(await freePort())
process.exitCode = run('playwright', ['test', '--config', 'e2e/shots.config.ts', ...process.argv.slice(2)])
  ? 0
  : 1
