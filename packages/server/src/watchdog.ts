import { Worker } from 'node:worker_threads'

/** Ticks of its own without a beat of the main thread after which a process is taken for hung. */
export type WatchdogConfig = { readonly tick: number; readonly patience: number }

const USUAL: WatchdogConfig = { tick: 1000, patience: 8 }

/** Whole in itself: a module would be read with the help of the main thread, which may hang already. */
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
  require('node:fs').writeSync(2, 'The process hangs and is ended by its watchdog.\\n')
  process.kill(process.pid, 'SIGKILL')
}, tick)
`

/**
 * A thread that ends the process when its main thread hangs: such a process hears no signal and serves nobody, and
 * its supervisor can start another one. A process that was stopped for a while and goes on is left alone, because the ticks
 * of the watchdog stood still as well.
 */
export function startWatchdog({ tick, patience }: WatchdogConfig = USUAL): void {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const beats = new Int32Array(shared)
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData: { shared, tick, patience } })
  worker.unref()
  setInterval(() => Atomics.add(beats, 0, 1), tick / 2).unref()
}
