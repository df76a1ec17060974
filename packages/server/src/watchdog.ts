import { Worker } from 'node:worker_threads'

/** `tick` in milliseconds. After `patience` ticks without a heartbeat of the main thread the process counts as hung. */
export type WatchdogConfig = { readonly tick: number; readonly patience: number }

const DEFAULTS: WatchdogConfig = { tick: 1000, patience: 8 }

/** The source of the thread, as text: loading a module needs the main thread, which may hang already. */
const THREAD = `
const { workerData: { shared, tick, patience } } = require('node:worker_threads')
const beats = new Int32Array(shared)
let last = -1
let missed = 0
setInterval(() => {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed < patience) return
  require('node:fs').writeSync(2, 'The process hangs; its watchdog ends it.\\n')
  process.kill(process.pid, 'SIGKILL')
}, tick)
`

/**
 * Starts a thread that ends the process when the main thread hangs: such a process handles no signal, and its supervisor
 * can start a new one. A process that was suspended and resumes is left alone, because the watchdog was suspended too.
 */
export function startWatchdog({ tick, patience }: WatchdogConfig = DEFAULTS): void {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const beats = new Int32Array(shared)
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData: { shared, tick, patience } })
  worker.unref()
  setInterval(() => Atomics.add(beats, 0, 1), tick / 2).unref()
}
