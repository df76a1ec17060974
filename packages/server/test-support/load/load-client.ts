// A load client in a process of its own: plays all seats of many tables. It gets a LoadOrder and sends LoadNews.
import { roll, seedRng } from '@charterstone/engine'
import { quantile } from '../quantile.ts'
import type { Dialect, LoadSeat } from './dialect.ts'
import { ourDialect } from './our-dialect.ts'
import { makePacer, type Pace } from './pacer.ts'
import { peerDialect } from './peer-dialect.ts'
import { openRawSocket, type RawSocket } from './raw-socket.ts'

export type LoadOrder = {
  /** `whole`: a client of an earlier version, which takes no patches. */
  readonly dialect: 'ours' | 'whole' | 'peer'
  readonly address: string
  readonly seats: readonly LoadSeat[]
  readonly pace: Pace
  /** Seconds before and while it measures. */
  readonly settle: number
  readonly seconds: number
}

export type LoadFigures = {
  readonly answers: number
  readonly seconds: number
  readonly median: number
  readonly p99: number
  readonly bytes: number
  readonly messages: number
  /** The share of one core that this client took. */
  readonly ownShare: number
}

export type LoadNews =
  | { readonly kind: 'measuring' }
  | { readonly kind: 'measured'; readonly figures: LoadFigures }

const DIALECTS: Readonly<Record<LoadOrder['dialect'], Dialect>> = {
  ours: ourDialect(true),
  whole: ourDialect(false),
  peer: peerDialect,
}
const AT_ONCE = 50
/** Of an answer that the pacer holds back. */
const WAITING = -1

process.once('message', (order: LoadOrder) => void run(order))

async function run({ dialect, address, seats, pace, settle, seconds }: LoadOrder): Promise<void> {
  const rng = seedRng(seats.length)
  const { path, hello, reader } = DIALECTS[dialect]
  const pacer = makePacer(pace, () => roll(rng, 1000) / 1000)
  let times: number[] = []
  let bytes = 0
  let messages = 0
  const sockets: RawSocket[] = []

  async function sit(seat: LoadSeat): Promise<void> {
    const read = reader(seat, (options) => roll(rng, options))
    /** When the answer was due that is not acknowledged yet; 0 without one. */
    let since = 0
    let next: (() => string) | null = null
    let socket: RawSocket | null = null
    const opened = await openRawSocket(address, path(seat), {
      onBytes: (count) => {
        bytes += count
      },
      onMessage: (message) => {
        messages += 1
        const { isDone, reply, aside } = read(message)
        if (isDone === true && since > 0) {
          times.push(performance.now() - since)
          since = 0
        }
        if (aside !== undefined) socket?.send(aside)
        if (reply !== undefined) next = reply
        // The next question may arrive before the acknowledgement of the last answer.
        if (next !== null && since === 0) {
          const text = next
          next = null
          since = WAITING
          pacer.ready((wanted) => {
            since = wanted
            socket?.send(text())
          })
        }
      },
    })
    socket = opened
    sockets.push(opened)
    for (const text of hello(seat)) opened.send(text)
  }

  for (let first = 0; first < seats.length; first += AT_ONCE)
    await Promise.all(seats.slice(first, first + AT_ONCE).map(sit))
  pacer.start(settle)
  await pause(settle)
  times = []
  bytes = 0
  messages = 0
  say({ kind: 'measuring' })
  const began = performance.now()
  const cpu = process.cpuUsage()
  await pause(seconds)
  const took = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const figures: LoadFigures = {
    answers: times.length,
    seconds: took,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes,
    messages,
    ownShare: (user + system) / 1e6 / took,
  }
  pacer.stop()
  say({ kind: 'measured', figures })
}

function say(news: LoadNews): void {
  process.send?.(news)
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
  })
}
