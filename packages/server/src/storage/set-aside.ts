import type { Db } from './database.ts'

const MAX_REASON_LENGTH = 500

/** Why a table was set aside; null when it was not, undefined when it does not exist. */
export async function whySetAside(db: Db, table: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['set_aside_at', 'set_aside_why'])
    .where('id', '=', table)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return row.set_aside_at === null ? null : (row.set_aside_why ?? '')
}

/** No process opens the table until it is released. False when it was set aside already. */
export async function setAside(db: Db, table: string, why: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ set_aside_at: now, set_aside_why: why.slice(0, MAX_REASON_LENGTH) })
    .where('id', '=', table)
    .where('set_aside_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The table may be opened again; if it is still damaged, it is set aside again. False when it was not set aside. */
export async function release(db: Db, table: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ set_aside_at: null, set_aside_why: null })
    .where('id', '=', table)
    .where('set_aside_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type SetAsideTable = { readonly id: string; readonly at: number; readonly why: string }

/** All tables that are set aside, the latest first. */
export async function listSetAside(db: Db): Promise<readonly SetAsideTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'set_aside_at', 'set_aside_why'])
    .where('set_aside_at', 'is not', null)
    .orderBy('set_aside_at', 'desc')
    .execute()
  return rows.map(({ id, set_aside_at, set_aside_why }) => ({
    id,
    at: set_aside_at ?? 0,
    why: set_aside_why ?? '',
  }))
}
