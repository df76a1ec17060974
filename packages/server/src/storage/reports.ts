import type { Db } from './database.ts'

/** Stores a bug report; `body` is JSON. */
export async function writeReport(
  db: Db,
  report: { readonly id: string; readonly table: string; readonly at: number; readonly body: string },
): Promise<void> {
  const { id, table, at, body } = report
  await db.insertInto('reports').values({ id, table_id: table, at, body }).execute()
}
