import type { Db } from './database.ts'

/** When the last message was sent to a destination; null when none was. */
export async function notifiedAt(db: Db, destination: string): Promise<number | null> {
  const row = await db
    .selectFrom('notified')
    .select('at')
    .where('destination', '=', destination)
    .executeTakeFirst()
  return row === undefined ? null : Number(row.at)
}

const DAY = 86_400_000

/** Those of earlier days are cleared away. */
export async function markNotified(db: Db, destination: string, at: number): Promise<void> {
  await db
    .deleteFrom('notified')
    .where('at', '<', at - DAY)
    .execute()
  await db
    .insertInto('notified')
    .values({ destination, at })
    .onConflict((conflict) => conflict.column('destination').doUpdateSet({ at }))
    .execute()
}
