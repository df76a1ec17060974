import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roll, seedRng } from '@charterstone/engine'
import { sql } from 'kysely'
import { newTableId } from '../src/keys.ts'
import { ruleset } from '../src/ruleset.ts'
import type { Db } from '../src/storage/database.ts'
import { addNewKey } from '../src/storage/keys.ts'
import { openStorage } from '../src/storage/storage.ts'
import type { Setup } from '../src/table/body.ts'
import { perform } from '../src/table/commands/perform.ts'
import { makeTable } from '../src/table/make-table.ts'
import type { OpenTable } from '../src/table/open-table.ts'
import { newHolderId, PERSON, type SeatHolder } from '../src/table/seat-holder.ts'
import { makeTables } from '../src/table/tables.ts'
import { connect } from './client.ts'
import { type LoadResult, loadOn, usageOf } from './load-trial.ts'
import { wait } from './player.ts'
import { startProcess } from './process.ts'
import { median, quantile } from './quantile.ts'
import { UNLIMITED } from './unlimited.ts'

export type GrowthConfig = {
  readonly tables: number
  readonly active: number
  readonly cold: number
  readonly seconds: number
}

export type GrowthResult = {
  readonly tables: number
  readonly load: LoadResult
  /** Megabytes of the server before the first connection, and after the load. */
  readonly megabytes: { readonly idle: number; readonly after: number }
  /** Milliseconds from the opening of a socket to the welcome of a cold table in game 12. */
  readonly wake: { readonly median: number; readonly worst: number }
  /** Milliseconds that the requests of others took meanwhile. */
  readonly others: { readonly median: number; readonly p99: number }
  /** Milliseconds of processor for one more greeting at a table that is awake: of a new page, and of one that comes back. */
  readonly cpuPerGreeting: { readonly first: number; readonly back: number }
}

const SEATS = 4
const ANSWERS = { idle: 10, cold: 137 }
const GREETINGS = 20

/** A large SQLite file, of whose tables few are active: what the many others cost, and how soon one of them is awake. */
export async function growthTrial(config: GrowthConfig): Promise<GrowthResult> {
  const { tables, active, cold, seconds } = config
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-growth-'))
  const sleepers = await fill(folder, tables - active, cold)
  const server = await startProcess({
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    ...UNLIMITED,
  })
  try {
    const { address } = server
    const idle = await usageOf(address)
    const pace = { kind: 'closed', think: 5 } as const
    const load = await loadOn(address, { tables: active, persons: SEATS, pace, settle: seconds / 2, seconds })
    const after = await usageOf(address)
    const woken: number[] = []
    const others = await whilePinging(address, async () => {
      for (const { id, key } of sleepers) {
        const began = performance.now()
        const client = await connect({ address, table: id, key })
        woken.push(performance.now() - began)
        client.close()
      }
    })
    return {
      tables,
      load,
      megabytes: { idle: idle.bytes / 1e6, after: after.bytes / 1e6 },
      wake: { median: median(woken), worst: Math.max(...woken) },
      others: { median: median(others), p99: quantile(others, 0.99) },
      cpuPerGreeting: {
        first: await greetingCost(address, sleepers),
        back: await greetingCost(address, await known(address, sleepers)),
      },
    }
  } finally {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

type Sleeper = { readonly id: string; readonly key: string; readonly since?: number }

/** The time of one request after the other to the same server until the work is done. */
async function whilePinging(address: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await (await fetch(`${address}health`)).text()
    times.push(performance.now() - began)
    await wait(1)
  }
  await working
  return times
}

/** The same people, who have seen the newest entry: a page names it when it comes back after a restart of the server. */
function known(address: string, sleepers: readonly Sleeper[]): Promise<readonly Sleeper[]> {
  return Promise.all(
    sleepers.map(async (sleeper) => {
      const client = await connect({ address, table: sleeper.id, key: sleeper.key })
      client.close()
      return { ...sleeper, since: client.seq() }
    }),
  )
}

async function greetingCost(address: string, sleepers: readonly Sleeper[]): Promise<number> {
  const greet = async (): Promise<void> => {
    for (const { id, ...rest } of sleepers) (await connect({ address, table: id, ...rest })).close()
  }
  await greet()
  const before = await usageOf(address)
  for (let round = 0; round < GREETINGS; round++) await greet()
  const after = await usageOf(address)
  return ((after.seconds - before.seconds) * 1000) / (GREETINGS * sleepers.length)
}

/** Plays one table of game 1 and one of game 12, and copies their rows. */
async function fill(folder: string, idle: number, cold: number): Promise<readonly Sleeper[]> {
  const storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
  const tables = makeTables({ storage, ruleset, clock: Date.now, maxLoaded: 9 })
  const play = async (setup: Setup, answers: number): Promise<string> => {
    const places = Array.from({ length: SEATS }, (_, charter): SeatHolder => {
      const id = newHolderId(1, charter)
      return { id, charter, name: `Player ${charter + 1}`, by: PERSON, lent: null, isClaimed: true }
    })
    const { id } = await makeTable(storage, setup, places, Date.now())
    const table = await tables.open(id)
    if (table === null) throw new Error('no table')
    await playAt(table, answers)
    return id
  }
  const first = await play({ seed: 1 }, ANSWERS.idle)
  const last = await play({ seed: 2, single: { stage: 12, village: 'random' } }, ANSWERS.cold)
  // The tables are not closed: as after a crash, only the snapshots of the way are there.
  await copies(storage.db, first, idle)
  const sleepers: Sleeper[] = []
  for (const id of await copies(storage.db, last, cold)) {
    const key = await addNewKey(storage.db, { table: id, role: 'seat', holderId: newHolderId(1, 0) })
    sleepers.push({ id, key })
  }
  await storage.close()
  return sleepers
}

async function playAt(table: OpenTable, answers: number): Promise<void> {
  const rng = seedRng(answers)
  await table.act((context) =>
    perform(context, { seat: -1, seats: [], isHost: true }, { type: 'begin', id: 1 }),
  )
  for (let step = 0; step < answers; step++)
    await table.act((context) => {
      const { state } = context.live
      const { seat = 0, options = [] } = state?.pending ?? {}
      const key = options[roll(rng, options.length)] ?? ''
      const game = state?.legacy.game ?? 1
      return perform(
        context,
        { seat, seats: [seat], isHost: false },
        { type: 'answer', id: 1, game, step, key },
      )
    })
}

async function copies(db: Db, from: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, newTableId)
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      await sql`insert into tables (id, made_at, wake_at) select ${id}, made_at, null from tables where id = ${from}`.execute(
        trx,
      )
      await sql`insert into entries select ${id}, seq, at, body from entries where table_id = ${from}`.execute(
        trx,
      )
      await sql`insert into checkpoints select ${id}, seq, at, game, phase, record, places from checkpoints where table_id = ${from}`.execute(
        trx,
      )
      await sql`insert into snapshots select ${id}, seq, rules, content, replace(live, ${from}, ${id}) from snapshots where table_id = ${from}`.execute(
        trx,
      )
    }
  })
  return ids
}
