// Finds a Chromium, or installs Debian's.
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
    console.error('No Chromium here, and none could be installed. Set CHROMIUM to the path of one.')
    process.exit(1)
  }
  return '/usr/bin/chromium'
}

/** @param {readonly string[]} args */
function install(args) {
  const root = process.getuid?.() === 0
  const [command, ...first] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  spawnSync(command, [...first, '-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 2],
  })
}
