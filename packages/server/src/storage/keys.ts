import type { Transaction } from 'kysely'
import { hashOfKey, newKey } from '../keys.ts'
import type { Database, Db } from './database.ts'

export type KeyRole = 'host' | 'invite' | 'watch' | 'seat'
export type KeyRow = {
  readonly table: string
  readonly role: KeyRole
  /** The holder of the seat, for the key of a seat. */
  readonly holderId: number | null
}

/** The rows of these keys; unknown keys are left out. */
export async function findKeys(db: Db, keys: readonly string[]): Promise<readonly KeyRow[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('keys')
    .select(['table_id', 'role', 'place'])
    .where('hash', 'in', keys.map(hashOfKey))
    .execute()
  return rows.map(({ table_id, role, place }) => ({
    table: table_id,
    role: role as KeyRole,
    holderId: place,
  }))
}

export async function addKey(
  trx: Transaction<Database>,
  key: string,
  { table, role, holderId }: KeyRow,
): Promise<void> {
  await trx
    .insertInto('keys')
    .values({ hash: hashOfKey(key), table_id: table, role, place: holderId })
    .execute()
}

/** Adds a new key; the other keys of the same seat stay valid. */
export async function addNewKey(db: Db, row: KeyRow): Promise<string> {
  const key = newKey()
  await db.transaction().execute((trx) => addKey(trx, key, row))
  return key
}

/** The same, unless the seat has `max` keys already: then null. */
export async function addNewKeyUpTo(db: Db, max: number, row: KeyRow): Promise<string | null> {
  const key = newKey()
  return db.transaction().execute(async (trx) => {
    await lockTable(trx, row.table)
    if ((await countKeys(trx, row)) >= max) return null
    await addKey(trx, key, row)
    return key
  })
}

/** Transactions that begin with it run one after the other. SQLite has no `for update`; this does the same on both. */
async function lockTable(trx: Transaction<Database>, table: string): Promise<void> {
  await trx
    .updateTable('tables')
    .set((row) => ({ lease: row.ref('lease') }))
    .where('id', '=', table)
    .execute()
}

/** The number of keys of the same seat. */
async function countKeys(trx: Transaction<Database>, { table, role, holderId }: KeyRow): Promise<number> {
  const rows = await trx
    .selectFrom('keys')
    .select('hash')
    .where('table_id', '=', table)
    .where('role', '=', role)
    .where('place', '=', holderId)
    .execute()
  return rows.length
}

/** The old key becomes invalid, and no e-mail address stands for it any more. */
export async function replaceKey(trx: Transaction<Database>, key: string, row: KeyRow): Promise<void> {
  const { table, role, holderId } = row
  for (const rows of ['keys', 'carriers'] as const)
    await trx
      .deleteFrom(rows)
      .where('table_id', '=', table)
      .where('role', '=', role)
      .where('place', holderId === null ? 'is' : '=', holderId)
      .execute()
  await addKey(trx, key, row)
}
