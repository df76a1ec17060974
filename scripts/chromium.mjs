// Finds a Chromium; as root it installs Debian's when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium; installs one when there is none. */
export function ensureChromium() {
  const found = [process.env.CHROMIUM ?? '', ...known].find((path) => path !== '' && existsSync(path))
  if (found) return found
  console.error('Installing Chromium ...')
  install(['update'])
  install(['install', '-y', '--no-install-recommends', 'chromium'])
  if (!existsSync('/usr/bin/chromium')) {
    console.error('Chromium is missing and could not be installed. Install it, or set CHROMIUM to its path.')
    process.exit(1)
  }
  return '/usr/bin/chromium'
}

/** @param {readonly string[]} args */
function install(args) {
  // Only as root: a test never asks for a password.
  if (process.getuid?.() !== 0) return
  spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 2],
  })
}
