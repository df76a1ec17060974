import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import Sqlite from 'libsql'
import { type EntryRow, makeAppender } from './appender.ts'
import { silentBus } from './bus.ts'
import type { Database, Db } from './database.ts'
import { makeFlusher } from './flusher.ts'
import { soleOwner } from './leases.ts'
import { makeRowWriter } from './sqlite-rows.ts'
import type { InSameTransaction, Storage } from './storage.ts'

/** The name of the database file of a server. */
export const DATABASE_FILE = 'charterstone.db'

/** When SQLite flushes what is committed: at once, or before it is moved from the log into the file. */
const AT_COMMIT = 'full'
const LATER = 'normal'

/** One file in the data directory, for one process. */
export function openSqlite(dataDir: string, fileName = DATABASE_FILE, flusherOf = makeFlusher): Storage {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, fileName)
  const file = new Sqlite(path)
  file.exec(`pragma journal_mode = wal; pragma synchronous = ${AT_COMMIT}; pragma busy_timeout = 5000`)
  // libsql has the interface of better-sqlite3, which the dialect expects.
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: file }),
  })
  const log = flusherOf(`${path}-wal`)
  const writeRows = makeRowWriter(file)

  /** Commits of `write` do not wait for the disk. Nothing else is written meanwhile: there is one connection. */
  const withoutFlush: Storage['withoutFlush'] = (write) =>
    db.connection().execute(async (own) => {
      file.exec(`pragma synchronous = ${LATER}`)
      try {
        return await write(own)
      } finally {
        file.exec(`pragma synchronous = ${AT_COMMIT}`)
      }
    })

  /** A commit that flushes would stop the event loop until the disk has answered. */
  async function flushed<Result>(write: (own: Db) => Promise<Result>): Promise<Result> {
    const result = await withoutFlush(write)
    await log.flush()
    return result
  }

  return {
    db,
    append: makeAppend(
      (work) => flushed((own) => own.transaction().execute(work)),
      makeAppender((rows) => flushed(async () => writeRows(rows))),
    ),
    withoutFlush,
    bus: silentBus,
    leases: soleOwner,
    close: async () => {
      await log.close()
      await db.destroy()
    },
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
  transact: (work: InSameTransaction) => Promise<void>,
  appendAlone: (row: EntryRow) => Promise<boolean>,
  holdLease: (trx: Transaction<Database>, row: EntryRow) => Promise<void> = () => Promise.resolve(),
): Storage['append'] {
  return async (row, inSameTransaction) => {
    if (inSameTransaction === undefined) return appendAlone(row)
    try {
      await transact(async (trx) => {
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
