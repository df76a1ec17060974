import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import Sqlite from 'libsql'
import { type EntryRow, makeAppender } from './appender.ts'
import { silentBus } from './bus.ts'
import type { Database } from './database.ts'
import { soleOwner } from './leases.ts'
import { makeRowWriter } from './sqlite-rows.ts'
import type { Storage } from './storage.ts'

/** The name of the database file of a server. */
export const DATABASE_FILE = 'charterstone.db'

/** One file in the data directory, for one process. */
export function openSqlite(dataDir: string, fileName = DATABASE_FILE): Storage {
  mkdirSync(dataDir, { recursive: true })
  const file = new Sqlite(join(dataDir, fileName))
  // FULL: an acknowledged answer is on the disk.
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  // libsql has the interface of better-sqlite3, which the dialect expects.
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: file }),
  })
  return {
    db,
    append: makeAppend(db, makeAppender(makeRowWriter(file, db))),
    bus: silentBus,
    leases: soleOwner,
    close: () => db.destroy(),
  }
}

function entryOf({ table_id, seq, at, body }: EntryRow): Database['entries'] {
  return { table_id, seq, at, body }
}

async function noteWake(trx: Transaction<Database>, { table_id, wakeAt }: EntryRow): Promise<void> {
  if (wakeAt === undefined) return
  await trx.updateTable('tables').set({ wake_at: wakeAt }).where('id', '=', table_id).execute()
}

class Conflict extends Error {}

/** Most entries are written in batches; one with more rows gets a transaction of its own. */
export function makeAppend(
  db: Kysely<Database>,
  appendAlone: (row: EntryRow) => Promise<boolean>,
  holdLease: (trx: Transaction<Database>, row: EntryRow) => Promise<void> = () => Promise.resolve(),
): Storage['append'] {
  return async (row, inSameTransaction) => {
    if (inSameTransaction === undefined) return appendAlone(row)
    try {
      await db.transaction().execute(async (trx) => {
        await holdLease(trx, row)
        const written = await trx
          .insertInto('entries')
          .values(entryOf(row))
          .onConflict((conflict) => conflict.doNothing())
          .returning('seq')
          .execute()
        if (written.length === 0) throw new Conflict()
        await inSameTransaction(trx)
        await noteWake(trx, row)
      })
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }
}
