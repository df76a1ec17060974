import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'

type CopiedName = Exclude<keyof Database, 'processes'>
type Db = Kysely<Database> | Transaction<Database>

/** The columns that identify and order the rows of each table. Processes are not copied: they are not stored, but alive. */
export const ORDER: Readonly<Record<CopiedName, readonly string[]>> = {
  tables: ['id'],
  entries: ['table_id', 'seq'],
  checkpoints: ['table_id', 'seq'],
  snapshots: ['table_id'],
  archives: ['table_id'],
  keys: ['hash'],
  wishes: ['table_id', 'place'],
  letters: ['table_id', 'place'],
  carriers: ['address', 'table_id', 'role'],
  codes: ['address'],
  passkeys: ['id'],
  challenges: ['challenge'],
  notified: ['destination'],
  reports: ['id'],
  pulse: ['id'],
}

export const TABLES = Object.keys(ORDER) as readonly CopiedName[]

const PAGE = 200

/** Copies all rows of a database into another one, which is empty. */
export async function copyRows(from: Db, to: Db): Promise<number> {
  let count = 0
  for (const table of TABLES) count += await copyTable(from, to, table)
  return count
}

async function copyTable(from: Db, to: Db, table: CopiedName): Promise<number> {
  for (let offset = 0; ; offset += PAGE) {
    const order = sql.join(ORDER[table].map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by ${order} limit ${sql.lit(PAGE)} offset ${sql.lit(offset)}
    `.execute(from)
    if (rows.length > 0) await to.insertInto(table).values(rows).execute()
    if (rows.length < PAGE) return offset + rows.length
  }
}
