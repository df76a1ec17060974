// npm start: builds the page and serves it, with its online tables. docs/hosting.md explains the settings.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
if (!run('vite', ['build', 'packages/web', '--logLevel', 'warn'])) process.exit(1)

// A process of its own: threads inherit --import, they would not inherit a loader registered here.
const server = spawn(
  process.execPath,
  [
    '--enable-source-maps',
    '--import',
    new URL('../packages/cli/bin/register.mjs', import.meta.url).href,
    `${root}packages/server/src/main.ts`,
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)

// The server decides what a signal means. The terminal sends it Ctrl-C by itself; the others are passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGHUP', () => server.kill('SIGTERM'))

server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
