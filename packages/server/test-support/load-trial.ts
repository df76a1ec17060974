import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roll, seedRng } from '@charterstone/engine'
import { WebSocket } from 'ws'
import { UNLIMITED } from './kill-trial.ts'
import { wait } from './player.ts'
import { startProcess } from './process.ts'
import { quantile } from './quantile.ts'
import { call, seatedTable } from './requests.ts'

export type LoadConfig = {
  readonly tables: number
  readonly persons: number
  /** Milliseconds between seeing a question and answering it; 0 for as fast as it goes. */
  readonly pause: number
  readonly seconds: number
  readonly databaseUrl?: string
}

export type LoadResult = {
  readonly tables: number
  readonly answersPerSecond: number
  readonly median: number
  readonly p99: number
  /** Megabytes of the server before any table, and kilobytes for each table with its people. */
  readonly idleMegabytes: number
  readonly kilobytesPerTable: number
  /** Milliseconds of processor time that the server took for each answer. */
  readonly cpuPerAnswer: number
}

/** Readings of a trial: before the first table, when measuring began, and at the end. */
type Noted = {
  readonly tables: number
  readonly times: readonly number[]
  readonly took: number
  readonly idle: Usage
  readonly before: Usage
  readonly loaded: Usage
}

export function loadResult({ tables, times, took, idle, before, loaded }: Noted): LoadResult {
  return {
    tables,
    answersPerSecond: times.length / took,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    idleMegabytes: idle.bytes / 1e6,
    kilobytesPerTable: (loaded.bytes - idle.bytes) / tables / 1e3,
    cpuPerAnswer: ((loaded.seconds - before.seconds) * 1000) / times.length,
  }
}

/** A person who reads only what it needs, so that the machine's time is the server's. */
type Light = { readonly socket: WebSocket }

export async function loadTrial({
  tables,
  persons,
  pause,
  seconds,
  databaseUrl,
}: LoadConfig): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-load-'))
  const server = await startProcess({
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    ...UNLIMITED,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  const { address } = server
  const idle = await usageOf(address)
  const rng = seedRng(tables)
  const times: number[] = []
  let isMeasuring = false
  const people: Light[] = []
  for (let first = 0; first < tables; first += ALL_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(ALL_AT_ONCE, tables - first) }, () => seatTable()))
  await wait(SETTLE)
  isMeasuring = true
  const before = await usageOf(address)
  const began = performance.now()
  await wait(seconds * 1000)
  isMeasuring = false
  const took = (performance.now() - began) / 1000
  const loaded = await usageOf(address)
  for (const { socket } of people) socket.terminate()
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  return loadResult({ tables, times, took, idle, before, loaded })

  async function seatTable(): Promise<void> {
    const table = await seatedTable(address, persons)
    const lights = await Promise.all(table.seats.map((key, seat) => sit(table.id, key, seat)))
    people.push(...lights)
    const host = await open(table.id, table.host)
    host.send('{"type":"begin","id":1}')
    await new Promise<void>((resolve) => {
      host.on('message', (data: Buffer) => {
        if (data.toString('latin1').startsWith('{"type":"done"')) resolve()
      })
    })
    host.close()
  }

  async function open(table: string, key: string): Promise<WebSocket> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/tables/${table}/socket`, {
      perMessageDeflate: false,
    })
    await new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    const welcome = new Promise((resolve) => {
      socket.once('message', resolve)
    })
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, key }))
    await welcome
    return socket
  }

  async function sit(table: string, key: string, seat: number): Promise<Light> {
    const socket = await open(table, key)
    const light: Light = { socket }
    let sent = 0
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.startsWith('{"type":"done"')) {
        if (isMeasuring) times.push(performance.now() - sent)
        return
      }
      if (!text.startsWith('{"type":"step"') && !text.startsWith('{"type":"packed-up"')) return
      const asked = /"decision":\{"seat":(\d)/.exec(text)?.[1]
      const isOver = /"phase":"(finished|between)"/.exec(text)?.[1]
      if (isOver !== undefined && seat === 0) {
        const game = Number(/"game":(\d+),"step":\d+,"undoTo"/.exec(text)?.[1] ?? 1)
        send({ type: isOver === 'finished' ? 'pack-up' : 'start-game', id: 1, game })
      } else if (asked === String(seat)) setTimeout(() => answer(text), pause * (0.5 + roll(rng, 100) / 100))
    })
    const send = (message: object): void => {
      if (socket.readyState !== socket.OPEN) return
      sent = performance.now()
      socket.send(JSON.stringify(message))
    }
    const answer = (text: string): void => {
      const options = JSON.parse(
        /"options":(\[[^\]]*\])/.exec(text.slice(text.indexOf('"decision":{')))?.[1] ?? '[]',
      ) as string[]
      const game = Number(/"game":(\d+),"step":\d+,"undoTo"/.exec(text)?.[1] ?? 1)
      const step = Number(/"step":(\d+),"undoTo"/.exec(text)?.[1] ?? 0)
      send({ type: 'answer', id: 2, game, step, key: options[roll(rng, options.length)] ?? '' })
    }
    return light
  }
}

const ALL_AT_ONCE = 20
const SETTLE = 8000

/** Memory that a server holds and processor time that it has taken. */
export type Usage = { readonly bytes: number; readonly seconds: number }

async function usageOf(address: string): Promise<Usage> {
  const { text } = await call(address, 'GET', 'metrics')
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return { bytes: read('process_resident_memory_bytes'), seconds: read('process_cpu_seconds_total') }
}
