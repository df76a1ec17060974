import type { Transaction } from 'kysely'
import { hashOfKey } from '../keys.ts'
import type { Database, Db } from './database.ts'

export type KeyRole = 'host' | 'invite' | 'watch' | 'seat'
export type KeyRow = { readonly table: string; readonly role: KeyRole; readonly place: number | null }

/** What keys open; those that open nothing are left out. */
export async function findKeys(db: Db, keys: readonly string[]): Promise<readonly KeyRow[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('keys')
    .select(['table_id', 'role', 'place'])
    .where('hash', 'in', keys.map(hashOfKey))
    .execute()
  return rows.map(({ table_id, role, place }) => ({ table: table_id, role: role as KeyRole, place }))
}

export async function addKey(
  trx: Transaction<Database>,
  key: string,
  { table, role, place }: KeyRow,
): Promise<void> {
  await trx
    .insertInto('keys')
    .values({ hash: hashOfKey(key), table_id: table, role, place })
    .execute()
}

/** The one before opens nothing any more, and no address stands for it. */
export async function replaceKey(trx: Transaction<Database>, key: string, row: KeyRow): Promise<void> {
  const { table, role, place } = row
  for (const holders of ['keys', 'carriers'] as const)
    await trx
      .deleteFrom(holders)
      .where('table_id', '=', table)
      .where('role', '=', role)
      .where('place', place === null ? 'is' : '=', place)
      .execute()
  await addKey(trx, key, row)
}
