// Node built-ins only: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.charterstone-install`

// Not `npm ci`: it refuses a lock file made where the registry lacks the native packages of other platforms.
// This too installs what the lock file says and leaves the lock file alone.
const install = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']

/** Installs when nothing is installed or the lock file has changed since. */
export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return
  console.error('Installing what is missing ...')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...first, ...install], {
    cwd: root,
    shell: !npm && process.platform === 'win32',
    // Standard output is reserved for the command that follows.
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(status ?? 1)
  record()
}

function record() {
  writeFileSync(stamp, lockHash())
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
}

// As npm's postinstall: an installation made by hand counts as well.
if (process.env.npm_lifecycle_event === 'postinstall' && existsSync(`${root}node_modules`)) record()
