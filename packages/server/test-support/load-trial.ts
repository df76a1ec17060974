import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './client.ts'
import type { LoadSeat } from './load/dialect.ts'
import type { LoadFigures } from './load/load-client.ts'
import { runLoad } from './load/load-process.ts'
import type { Pace } from './load/pacer.ts'
import { startProcess } from './process.ts'
import { call, seatedTable } from './requests.ts'
import { UNLIMITED } from './unlimited.ts'

export type LoadConfig = {
  readonly tables: number
  readonly persons: number
  readonly pace: Pace
  /** Seconds before and while it measures. */
  readonly settle: number
  readonly seconds: number
  readonly databaseUrl?: string
}

export type LoadResult = LoadFigures & {
  readonly tables: number
  /** Kilobytes of the server's growth for each table with its people. */
  readonly kilobytesPerTable: number
  /** Milliseconds of processor time that the server took for each answer. */
  readonly cpuPerAnswer: number
}

/** Memory that a server holds and processor time that it has taken. */
export type Usage = { readonly bytes: number; readonly seconds: number }

/** Readings of a trial: before the first table, when measuring began, and at the end. */
type Readings = { readonly idle: Usage; readonly before: Usage; readonly after: Usage }

export function loadResult(
  tables: number,
  figures: LoadFigures,
  { idle, before, after }: Readings,
): LoadResult {
  return {
    ...figures,
    tables,
    kilobytesPerTable: (after.bytes - idle.bytes) / tables / 1e3,
    cpuPerAnswer: ((after.seconds - before.seconds) * 1000) / figures.answers,
  }
}

/** The load on a server of its own. */
export async function loadTrial({ databaseUrl, ...config }: LoadConfig): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-load-'))
  const server = await startProcess({
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    ...UNLIMITED,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    return await loadOn(server.address, config)
  } finally {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The load on a server that is running; `onEnd` is called while its people are still connected. */
export async function loadOn(
  address: string,
  { tables, persons, pace, settle, seconds }: Omit<LoadConfig, 'databaseUrl'>,
  onEnd: () => void = () => undefined,
): Promise<LoadResult> {
  const idle = await usageOf(address)
  const seats: LoadSeat[] = []
  for (let first = 0; first < tables; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - first) }, () => begunTable(address, persons))
    seats.push(...(await Promise.all(some)).flat())
  }
  let before = idle
  const onMeasuring = async (): Promise<void> => {
    before = await usageOf(address)
  }
  const order = { dialect: 'ours', address, seats, pace, settle, seconds } as const
  const figures = await runLoad(order, onMeasuring, onEnd)
  return loadResult(tables, figures, { idle, before, after: await usageOf(address) })
}

const AT_ONCE = 20

async function begunTable(address: string, persons: number): Promise<readonly LoadSeat[]> {
  const { id, host, seats } = await seatedTable(address, persons)
  const client = await connect({ address, table: id, key: host })
  await client.ask({ type: 'begin' })
  client.close()
  return seats.map((key, seat) => ({ table: id, seat, seats: persons, key }))
}

export async function usageOf(address: string): Promise<Usage> {
  const { text } = await call(address, 'GET', 'metrics')
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return { bytes: read('process_resident_memory_bytes'), seconds: read('process_cpu_seconds_total') }
}
