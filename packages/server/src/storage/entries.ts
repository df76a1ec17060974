import type { Transaction } from 'kysely'
import type { Body, TableEntry } from '../table/body.ts'
import { parseStored } from './damage.ts'
import type { Database, Db } from './database.ts'

/** The entries of a table after a number, in order. */
export async function readEntries(db: Db, table: string, since: number): Promise<readonly TableEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>', since)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at, body }) => ({ seq, at, body: parseStored<Body>(`entry ${seq}`, body) }))
}

/** The number of the last entry of a table. */
export async function lastEntry(db: Db, table: string): Promise<number> {
  const { last } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max<number>('seq').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow()
  return last
}

/** Adds one more entry in a transaction; the first entry of a table goes through `Storage.append`. */
export async function addEntry(
  trx: Transaction<Database>,
  table: string,
  { seq, at, body }: TableEntry,
): Promise<void> {
  await trx
    .insertInto('entries')
    .values({ table_id: table, seq, at, body: JSON.stringify(body) })
    .execute()
}
