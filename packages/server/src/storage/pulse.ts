import type { Db } from './database.ts'

/** Writes one row, so that a full or read-only disk is noticed. Rejects when it cannot be written. */
export async function writePulse(db: Db, now: number): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute()
}
