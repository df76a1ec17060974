import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

/**
 * Runs Playwright in a real Chromium, against the built page with temporary tables. The arguments of this process go to Playwright.
 * @param {string} config
 */
export async function runPlaywright(config) {
  ensureInstalled()
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-e2e-'))
  process.env.CHROMIUM = ensureChromium()
  process.env.E2E_PORT = String(await freePort())
  process.env.E2E_DATA = folder
  // The terminal sends Ctrl-C to Playwright as well, and the folder goes when that has ended.
  process.on('SIGINT', () => {})
  try {
    process.exitCode = run('playwright', ['test', '--config', config, ...process.argv.slice(2)]) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
