import type { Transaction } from 'kysely'
import type { Database, Db } from './database.ts'

/** Adds the row of a new table, which is woken at `wakeAt`. */
export async function addTable(
  trx: Transaction<Database>,
  id: string,
  now: number,
  wakeAt: number | null,
): Promise<void> {
  await trx.insertInto('tables').values({ id, made_at: now, wake_at: wakeAt }).execute()
}

/** The ids of tables whose wake time has come, in order, after a given id. */
export async function tablesToWake(
  db: Db,
  now: number,
  after: string,
  max: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('wake_at', '<=', now)
    .where('set_aside_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}
