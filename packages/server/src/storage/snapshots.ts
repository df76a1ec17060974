import type { LiveTable } from '../table/live-table.ts'
import { liveTableFrom, type StoredTable, storedTable } from '../table/stored-table.ts'
import { asDamage, Damage, parseStored } from './damage.ts'
import type { Db } from './database.ts'

export async function readSnapshot(db: Db, table: string): Promise<LiveTable | null> {
  const row = await db.selectFrom('snapshots').select('live').where('table_id', '=', table).executeTakeFirst()
  if (row === undefined) return null
  const stored = parseStored<StoredTable | null>('the snapshot', row.live)
  if (stored?.id !== table || !Number.isSafeInteger(stored.seq))
    throw new Damage('the snapshot belongs to another table')
  return asDamage('the snapshot', () => liveTableFrom(stored))
}

/** An older snapshot never replaces a newer one. */
export async function writeSnapshot(db: Db, live: LiveTable): Promise<void> {
  const { id, seq, version } = live
  const row = { seq, rules: version.rules, content: version.content, live: JSON.stringify(storedTable(live)) }
  await db
    .insertInto('snapshots')
    .values({ table_id: id, ...row })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row).where('snapshots.seq', '<', seq))
    .execute()
}

export async function deleteSnapshot(db: Db, table: string): Promise<void> {
  await db.deleteFrom('snapshots').where('table_id', '=', table).execute()
}
