#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const register = new URL('../../../tools/loader/register.mjs', import.meta.url).href
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

// A process of its own: worker threads inherit --import, they would not inherit a loader registered here.
const game = spawn(
  process.execPath,
  ['--enable-source-maps', '--import', register, main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)

// The game decides what a signal means. The terminal sends Ctrl-C to it directly; other signals are passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => game.kill('SIGTERM'))
process.on('SIGHUP', () => game.kill('SIGHUP'))

game.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
