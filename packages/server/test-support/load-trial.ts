import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './client.ts'
import type { LoadSeat } from './load/dialect.ts'
import type { LoadFigures } from './load/load-client.ts'
import { runLoad } from './load/load-process.ts'
import type { Pace } from './load/pacer.ts'
import { startProcesses } from './process.ts'
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
  readonly processes?: number
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

/** The load on a server of its own. Several processes share the tables. */
export async function loadTrial({ databaseUrl, processes = 1, ...config }: LoadConfig): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-load-'))
  const servers = await startProcesses(processes, {
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    ...UNLIMITED,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    const share = { ...config, tables: Math.round(config.tables / processes) }
    return together(await Promise.all(servers.map(({ address }) => loadOn(address, share))))
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGKILL')))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sum of what several processes did at the same time; the longest of the times. */
function together(results: readonly LoadResult[]): LoadResult {
  const sum = (of: (result: LoadResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0)
  const answers = sum((result) => result.answers)
  return {
    tables: sum(({ tables }) => tables),
    answers,
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    median: Math.max(...results.map(({ median }) => median)),
    p99: Math.max(...results.map(({ p99 }) => p99)),
    bytes: sum(({ bytes }) => bytes),
    messages: sum(({ messages }) => messages),
    ownShare: sum(({ ownShare }) => ownShare),
    kilobytesPerTable: sum(({ kilobytesPerTable }) => kilobytesPerTable) / results.length,
    cpuPerAnswer: sum((result) => result.cpuPerAnswer * result.answers) / answers,
  }
}

/** The load on a server that is running; `onEnd` is called while its people are still connected. */
export async function loadOn(
  address: string,
  { tables, persons, pace, settle, seconds }: Omit<LoadConfig, 'databaseUrl' | 'processes'>,
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
