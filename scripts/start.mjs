// npm start: builds the page and serves it, with its online tables. docs/hosting.md explains the settings.
import { constants } from 'node:os'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
if (!run('vite', ['build', 'packages/web', '--logLevel', 'warn'])) process.exit(1)
// Only now: it needs what was just installed.
const { startServer } = await import('./serve.mjs')
const server = await startServer(process.env, 'inherit')

// The server decides what a signal means. The terminal sends Ctrl-C to it directly; other signals are passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGHUP', () => server.kill('SIGTERM'))

server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
