import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type EntryRow, makeAppender } from './appender.ts'
import type { Database } from './database.ts'
import { ENTRIES, makePostgresBus } from './postgres-bus.ts'
import { makeAppend, nameOf } from './sqlite.ts'
import type { Storage } from './storage.ts'

const INT8 = 20
/** The number of the lock that starting processes take; any number that nothing else uses. */
const STARTUP_LOCK = 4_072_319
/** Milliseconds. A database that does not answer must not hold up everything that waits for it. */
const CONNECT_WITHIN = 5000
const ANSWER_WITHIN = 10_000

function ignore(): void {}

/** A database for any number of processes. */
export function openPostgres(url: string): Storage {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
  })
  // The pool replaces a broken connection and rejects its query. Without these listeners the error would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const bus = makePostgresBus(url, (text, channel) => {
    pool.query('select pg_notify($1, $2)', [channel, text]).catch(() => undefined)
  })
  const appendAlone = makeAppender((rows) => retryAfterDeadlock(() => writeRows(pool, rows)))
  return {
    db,
    isShared: true,
    append: (row, inSameTransaction) =>
      makeAppend(db, appendAlone, async (trx) => {
        await sql`select pg_notify(${ENTRIES}, ${nameOf(row)})`.execute(trx)
      })(row, inSameTransaction),
    bus,
    close: async () => {
      await bus.close()
      await db.destroy()
    },
  }
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
 * One statement writes all rows, in the same order in every process, sets the wake times of the tables and notifies the
 * other processes. PostgreSQL sends the notification only after the commit. The text is the same for any number of rows; it has
 * no name on the connection, so a pooler may stand in between.
 */
const WRITE_ROWS = `
  with given as (
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::boolean[], $6::bigint[])
    as rows (id, seq, at, body, wakes, wake_at)
  ), written as (
    insert into entries (table_id, seq, at, body) select id, seq, at, body from given order by id
    on conflict do nothing returning table_id, seq
  ), woken as (
    update tables set wake_at = given.wake_at from given, written
    where given.wakes and written.table_id = given.id and written.seq = given.seq and tables.id = given.id
  ), notified as (select string_agg(table_id || ':' || seq, ',') as names from written)
  select names, case when names is null then null else pg_notify('${ENTRIES}', names) end from notified
`

async function writeRows(pool: pg.Pool, rows: readonly EntryRow[]): Promise<boolean[]> {
  const { rows: notified } = await pool.query<{ readonly names: string | null }>(WRITE_ROWS, [
    rows.map(({ table_id }) => table_id),
    rows.map(({ seq }) => seq),
    rows.map(({ at }) => at),
    rows.map(({ body }) => body),
    rows.map(({ wakeAt }) => wakeAt !== undefined),
    rows.map(({ wakeAt }) => wakeAt ?? null),
  ])
  const names = new Set(notified[0]?.names?.split(',') ?? [])
  return rows.map((row) => names.has(nameOf(row)))
}
