import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { addNewKeyUpTo } from './storage/keys.ts'
import { openStorage, type Storage } from './storage/storage.ts'

const TABLES = Array.from({ length: 24 }, (_, index) => `race-${index}`)
const ROUNDS = 60

let postgres: TestPostgres
let storages: readonly Storage[]

beforeAll(async () => {
  postgres = await startPostgres()
  const open = () => openStorage({ databaseUrl: postgres.url, dataDir: '' })
  // One after the other: the first lays out the database.
  storages = [await open(), await open()]
  for (const id of TABLES)
    await storages[0]?.db.insertInto('tables').values({ id, made_at: 0, wake_at: null }).execute()
})

afterAll(async () => {
  await Promise.all(storages.map((storage) => storage.close()))
  postgres.stop()
})

test('two processes that write the same entries in opposite order write each entry once, without an error', async () => {
  for (let seq = 0; seq < ROUNDS; seq++) {
    const append = (storage: Storage, tables: readonly string[]) =>
      Promise.all(
        tables.map(async (id) => ({
          id,
          isWritten: await storage.append({ table_id: id, seq, at: 0, body: '{}', wakeAt: seq }),
        })),
      )
    const results = await Promise.all(
      storages.map((storage, index) => append(storage, index === 0 ? TABLES : TABLES.toReversed())),
    )
    const written = results.flat().filter(({ isWritten }) => isWritten)
    expect(written.map(({ id }) => id).sort()).toEqual(TABLES.toSorted())
  }
})

test('two processes that give keys to a seat at once give it no more than it may have', async () => {
  const seat = { table: TABLES[0] ?? '', role: 'seat', holderId: 1 } as const
  const keys = await Promise.all(
    Array.from({ length: 15 }, () => storages.map(({ db }) => addNewKeyUpTo(db, 12, seat))).flat(),
  )
  expect(keys.filter((key) => key !== null)).toHaveLength(12)
})

test('a connection that breaks in the middle of a transaction fails the transaction, not the process', async () => {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const broken = storages[0]?.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // Nothing is asked while it breaks: nobody but the connection itself hears of it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await sql`select 1`.execute(trx)
  })
  await expect(broken).rejects.toThrow(/connection/i)
  const row = { table_id: TABLES[0] ?? '', seq: ROUNDS, at: 0, body: '{}' }
  expect(await storages[0]?.append(row)).toBe(true)
  await admin.end()
})
