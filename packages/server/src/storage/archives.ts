import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database, Db } from './database.ts'

// These run beside the event loop.
const pack = promisify<Buffer, Buffer>(gzip)
const unpack = promisify<Uint8Array, Buffer>(gunzip)

/** What leaves the tables of the database; keys, addresses and settings stay, so that every link works. */
const ARCHIVED = ['entries', 'checkpoints', 'snapshots'] as const
type Rows = { readonly [Name in (typeof ARCHIVED)[number]]: readonly Database[Name][] }

/** Rows that are inserted at once; SQLite limits the values of a statement. */
const PAGE = 200

/** Tables that have begun, at which nothing was done since `before` and nothing is to be done. */
export async function tablesAtRest(db: Db, before: number, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from tables
    where archived_at is null and set_aside_at is null and wake_at is null and made_at < ${before}
      and exists (select 1 from checkpoints where checkpoints.table_id = tables.id)
      and (select at from entries where entries.table_id = tables.id order by seq desc limit 1) < ${before}
    limit ${max}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Moves the rows of a table into the archive, compressed. False when the table has changed meanwhile. */
export async function archiveTable(db: Db, table: string, now: number): Promise<boolean> {
  const rows = await rowsOf(db, table)
  const last = rows.entries.at(-1)?.seq
  if (last === undefined) return false
  const body = await pack(Buffer.from(JSON.stringify(rows)))
  return db
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set({ archived_at: now })
        .where('id', '=', table)
        .where('archived_at', 'is', null)
        .executeTakeFirst()
      const newer = await trx
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', table)
        .where('seq', '>', last)
        .limit(1)
        .execute()
      if (numUpdatedRows === 0n || newer.length > 0) throw new Changed()
      await trx.insertInto('archives').values({ table_id: table, at: now, body }).execute()
      for (const name of ARCHIVED) await trx.deleteFrom(name).where('table_id', '=', table).execute()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Changed) return false
      throw error
    })
}

class Changed extends Error {}

/** Brings the rows of a table back from the archive, if they are there. */
export async function unarchiveTable(db: Db, table: string): Promise<void> {
  const archive = await db
    .selectFrom('archives')
    .select('body')
    .where('table_id', '=', table)
    .executeTakeFirst()
  if (archive === undefined) return
  const rows = JSON.parse((await unpack(archive.body)).toString('utf8')) as Rows
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('archives')
      .where('table_id', '=', table)
      .executeTakeFirst()
    // Another process was faster.
    if (numDeletedRows === 0n) return
    for (const name of ARCHIVED)
      for (let first = 0; first < rows[name].length; first += PAGE)
        await trx
          .insertInto(name)
          .values(rows[name].slice(first, first + PAGE))
          // A snapshot may have been written while the table was archived.
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    await trx.updateTable('tables').set({ archived_at: null }).where('id', '=', table).execute()
  })
}

async function rowsOf(db: Db, table: string): Promise<Rows> {
  const [entries, checkpoints, snapshots] = await Promise.all([
    db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
    db.selectFrom('checkpoints').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
    db.selectFrom('snapshots').selectAll().where('table_id', '=', table).execute(),
  ])
  return { entries, checkpoints, snapshots }
}
