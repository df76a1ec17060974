import { Worker } from 'node:worker_threads'
import { wait } from './player.ts'
import { call } from './requests.ts'

const LOOK_EVERY = 200
const IDLE_LOOKS = 10

/** Asks without pause, in a thread of its own: making the files holds up the one that sends them. */
const POLLER = `
const { parentPort, workerData } = require('node:worker_threads')
let longest = 0
parentPort.on('message', () => {
  parentPort.postMessage(longest)
  longest = 0
})
async function look() {
  const since = performance.now()
  try {
    await (await fetch(workerData)).text()
    longest = Math.max(longest, performance.now() - since)
  } catch {
    longest = Infinity
  }
  setTimeout(look, 20)
}
look()
`

/** The longest time that the server took to answer since it was last asked for. */
function asked(poller: Worker): Promise<number> {
  return new Promise((resolve) => {
    poller.once('message', resolve)
    poller.postMessage(null)
  })
}

/** Milliseconds, and megabytes of the process. `idle` and `before`: what the machine itself does. */
export type Figures = {
  readonly health: { readonly idle: number; readonly longest: number }
  readonly loopHeld: { readonly idle: number; readonly longest: number }
  readonly megabytes: { readonly before: number; readonly max: number }
}

/** Asks all the time how the server is. */
export function watchServer(address: string): { idle: () => Promise<void>; stop: () => Promise<Figures> } {
  const health = { idle: 0, longest: 0 }
  const loopHeld = { idle: 0, longest: 0 }
  const megabytes = { before: 0, max: 0 }
  const poller = new Worker(POLLER, { eval: true, execArgv: [], workerData: `${address}health` })
  let isIdle = true
  let isOver = false
  let looks = 0

  /** The process measures itself with `monitorEventLoopDelay`; each reading resets it. */
  async function read(): Promise<void> {
    const { text } = await call(address, 'GET', 'metrics')
    const held = figure(text, 'nodejs_eventloop_lag_max_seconds') * 1000
    const memory = figure(text, 'process_resident_memory_bytes') / 1e6
    const took = await asked(poller)
    if (isIdle) health.idle = Math.max(health.idle, took)
    else health.longest = Math.max(health.longest, took)
    looks += 1
    if (isIdle) {
      loopHeld.idle = Math.max(loopHeld.idle, held)
      megabytes.before = memory
    } else loopHeld.longest = Math.max(loopHeld.longest, held)
    megabytes.max = Math.max(megabytes.max, memory)
  }

  const looking = (async () => {
    // The first reading covers the start of the process.
    await call(address, 'GET', 'metrics')
    while (!isOver) {
      await read().catch(() => {
        health.longest = Number.POSITIVE_INFINITY
      })
      await wait(LOOK_EVERY)
    }
  })()

  return {
    idle: async () => {
      while (looks < IDLE_LOOKS) await wait(LOOK_EVERY)
      isIdle = false
    },
    stop: async () => {
      isOver = true
      await looking
      await poller.terminate()
      return { health, loopHeld, megabytes }
    },
  }
}

/** A figure of `/metrics`, by its name with its labels; 0 when there is none. */
export function figure(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}
