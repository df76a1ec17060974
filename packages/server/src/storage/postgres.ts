import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type EntryRow, makeAppender, type Outcome } from './appender.ts'
import { nameOf } from './bus.ts'
import type { Database } from './database.ts'
import { LeaseLost } from './lease-lost.ts'
import { ENTRIES, makePostgresBus } from './postgres-bus.ts'
import { makePostgresLeases } from './postgres-leases.ts'
import { makeRedisBus } from './redis-bus.ts'
import { makeAppend } from './sqlite.ts'
import type { Storage } from './storage.ts'

const INT8 = 20
/** The number of the lock that starting processes take; any number that nothing else uses. */
const STARTUP_LOCK = 4_072_319
/** Milliseconds. A database that does not answer must not hold up everything that waits for it. */
const CONNECT_WITHIN = 5000
const ANSWER_WITHIN = 10_000

function ignore(): void {}

export type PostgresConfig = {
  readonly databaseUrl: string
  /** Goes around a pooler, for what needs a session: LISTEN. */
  readonly directUrl?: string | undefined
  /** Redis, for the bus; LISTEN and NOTIFY without it. */
  readonly busUrl?: string | undefined
  readonly maxConnections?: number | undefined
}

/** A database for any number of processes. */
export function openPostgres(config: PostgresConfig): Storage {
  const { databaseUrl: url, directUrl = url, busUrl, maxConnections = 8 } = config
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
  })
  // The pool replaces a broken connection and rejects its query. Without these listeners the error would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const bus =
    busUrl === undefined
      ? makePostgresBus(directUrl, (text) => {
          pool.query('select pg_notify($1, $2)', [ENTRIES, text]).catch(ignore)
        })
      : makeRedisBus(busUrl)
  const leases = makePostgresLeases(url, pool)
  const appendAlone = makeAppender(async (rows) => {
    const outcomes = await retryAfterDeadlock(() => writeRows(pool, rows))
    bus.publish(rows.filter((_row, index) => outcomes[index] === 'written').map(nameOf))
    return outcomes
  })
  const append = makeAppend((work) => db.transaction().execute(work), appendAlone, holdLease)
  return {
    db,
    append: async (row, inSameTransaction) => {
      const isWritten = await append(row, inSameTransaction)
      if (isWritten && inSameTransaction !== undefined) bus.publish([nameOf(row)])
      return isWritten
    },
    withoutFlush: (write) => write(db),
    bus,
    leases,
    close: async () => {
      await bus.close()
      await leases.close()
      await db.destroy()
    },
  }
}

/** Until the end of the transaction nobody can take over the table. */
async function holdLease(trx: Transaction<Database>, { table_id, lease }: EntryRow): Promise<void> {
  if (lease === undefined) return
  const { rows } = await sql<{ readonly lease: number }>`
    select lease from tables where id = ${table_id} for share
  `.execute(trx)
  if (rows[0]?.lease !== lease) throw new LeaseLost()
}

/** Runs the work in one process at a time; the others on this database wait. */
export async function withStartupLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN })
  client.on('error', ignore)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [STARTUP_LOCK])
    await work()
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

const DEADLOCK = '40P01'

/** On a deadlock PostgreSQL rolls back one of the two transactions, which is then tried again. */
async function retryAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error
    return work()
  }
}

/**
 * One statement writes all rows whose lease is still that of the table, in the same order in every process, and sets the wake
 * times of the tables. Its text is the same for any number of rows, and it has no name on the connection, so a pooler may stand in
 * between. An owner that has just lost its lease may still win the race for a number; the key of `entries` lets only one have it.
 */
const WRITE_ROWS = `
  with given as (
    select rows.*, tables.id is not null as is_held
    from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::boolean[], $6::bigint[], $7::integer[])
    as rows (id, seq, at, body, wakes, wake_at, lease)
    left join tables on tables.id = rows.id and (rows.lease is null or tables.lease = rows.lease)
  ), written as (
    insert into entries (table_id, seq, at, body) select id, seq, at, body from given where is_held order by id
    on conflict do nothing returning table_id, seq
  ), woken as (
    update tables set wake_at = given.wake_at from given, written
    where given.wakes and written.table_id = given.id and written.seq = given.seq and tables.id = given.id
  )
  select given.id as table_id, given.seq,
    case when written.seq is not null then 'written' when is_held then 'taken' else 'lost' end as outcome
  from given left join written on written.table_id = given.id and written.seq = given.seq
`

type WrittenRow = { readonly table_id: string; readonly seq: number; readonly outcome: Outcome }

async function writeRows(pool: pg.Pool, rows: readonly EntryRow[]): Promise<Outcome[]> {
  const { rows: written } = await pool.query<WrittenRow>(WRITE_ROWS, [
    rows.map(({ table_id }) => table_id),
    rows.map(({ seq }) => seq),
    rows.map(({ at }) => at),
    rows.map(({ body }) => body),
    rows.map(({ wakeAt }) => wakeAt !== undefined),
    rows.map(({ wakeAt }) => wakeAt ?? null),
    rows.map(({ lease }) => lease ?? null),
  ])
  const outcomes = new Map(written.map((row) => [nameOf(row), row.outcome]))
  return rows.map((row) => outcomes.get(nameOf(row)) ?? 'lost')
}
