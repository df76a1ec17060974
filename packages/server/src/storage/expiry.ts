import type { Db } from './database.ts'

/** The rows of a table besides that in `tables`, by the name of their table in the database. */
export const ROWS_OF_TABLES = [
  'entries',
  'checkpoints',
  'snapshots',
  'keys',
  'wishes',
  'letters',
  'carriers',
  'reports',
] as const

/** Tables that never began, and at which nothing was done since `before`. A begun game has a checkpoint. */
export async function unbegunTables(db: Db, before: number, max: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('tables.id')
    .where('made_at', '<', before)
    .where('archived_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('checkpoints')
            .select('checkpoints.seq')
            .whereRef('checkpoints.table_id', '=', 'tables.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('entries')
            .select('entries.seq')
            .whereRef('entries.table_id', '=', 'tables.id')
            .where('entries.at', '>=', before),
        ),
      ),
    )
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a table that never began. False when a game has begun meanwhile. */
export async function deleteUnbegun(db: Db, table: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .selectFrom('checkpoints')
      .select('seq')
      .where('table_id', '=', table)
      .limit(1)
      .execute()
    const archived = await trx.selectFrom('archives').select('at').where('table_id', '=', table).execute()
    if (begun.length > 0 || archived.length > 0) return false
    for (const rows of ROWS_OF_TABLES) await trx.deleteFrom(rows).where('table_id', '=', table).execute()
    await trx.deleteFrom('tables').where('id', '=', table).execute()
    return true
  })
}
