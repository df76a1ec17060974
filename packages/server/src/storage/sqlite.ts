import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import Sqlite from 'libsql'
import SqliteInThread from 'libsql/promise'
import { type EntryRow, makeAppender } from './appender.ts'
import { silentBus } from './bus.ts'
import type { Database, Db } from './database.ts'
import { makeFlusher } from './flusher.ts'
import { soleOwner } from './leases.ts'
import { makeLogCopier } from './log-copier.ts'
import { makeRowWriter } from './sqlite-rows.ts'
import { makeStatements } from './sqlite-statements.ts'
import type { InSameTransaction, Storage } from './storage.ts'

/** The name of the database file of a server. */
export const DATABASE_FILE = 'charterstone.db'

/** When SQLite flushes what is committed: at once, or before it is moved from the log into the file. */
const AT_COMMIT = 'full'
const LATER = 'normal'
/** Pages of the log after which SQLite copies it at a commit. The copier is sooner, unless it fails or hardly any entries are written. 160 MB. */
const MAX_LOG_PAGES = 40_000
const WAIT_FOR_LOCK = 'pragma busy_timeout = 5000'
/** Passive: neither readers nor writers wait for it. */
const COPY_LOG = `pragma synchronous = ${AT_COMMIT}; ${WAIT_FOR_LOCK}; pragma wal_checkpoint(passive)`

/** One file in the data directory, for one process. */
export function openSqlite(dataDir: string, fileName = DATABASE_FILE, flusherOf = makeFlusher): Storage {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, fileName)
  const file = new Sqlite(path)
  file.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = ${MAX_LOG_PAGES}; ${WAIT_FOR_LOCK}`)
  const mode = makeFlushMode(file)
  const statements = makeStatements(file)
  // libsql has the interface of better-sqlite3, which the dialect expects.
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: {
        prepare: (sql) => {
          if (!sql.startsWith('select')) mode.apply()
          return statements.of(sql)
        },
        close: () => void file.close(),
      },
    }),
  })
  const log = flusherOf(`${path}-wal`)
  const writeRows = makeRowWriter(file)
  const copying = new SqliteInThread(path, {})
  const copier = makeLogCopier({
    copy: () => copying.exec(COPY_LOG) as Promise<void>,
    alone: (work) => db.connection().execute(work),
  })

  /** Commits of `write` do not wait for the disk. Nothing else is written meanwhile: there is one connection. */
  const withoutFlush: Storage['withoutFlush'] = (write) =>
    db.connection().execute(async (own) => {
      mode.set(LATER)
      try {
        return await write(own)
      } finally {
        mode.set(AT_COMMIT)
      }
    })

  /** A commit that flushes would stop the event loop until the disk has answered. */
  async function flushed<Result>(rows: number, write: (own: Db) => Promise<Result>): Promise<Result> {
    const result = await withoutFlush(write)
    await log.flush()
    copier.note(rows)
    return result
  }

  return {
    db,
    append: makeAppend(
      (work) => flushed(ROWS_OF_CHECKPOINT, (own) => own.transaction().execute(work)),
      makeAppender((rows) =>
        flushed(rows.length, async () => {
          mode.apply()
          return writeRows(rows)
        }),
      ),
    ),
    withoutFlush,
    bus: silentBus,
    leases: soleOwner,
    close: async () => {
      await copier.close()
      copying.close()
      await log.close()
      await db.destroy()
    },
  }
}

/** A checkpoint takes about as many pages of the log as this number of entries. */
const ROWS_OF_CHECKPOINT = 10

type When = typeof AT_COMMIT | typeof LATER

type FlushMode = {
  /** What the next statements need. */
  readonly set: (mode: When) => void
  /** Before a statement that writes. */
  readonly apply: () => void
}

/** The mode changes only when the next statement needs another one: changing it costs more than writing a row. */
function makeFlushMode(file: Sqlite.Database): FlushMode {
  let wanted: When = AT_COMMIT
  let current: When | null = null
  return {
    set: (mode) => {
      wanted = mode
    },
    apply: () => {
      if (current === wanted) return
      file.exec(`pragma synchronous = ${wanted}`)
      current = wanted
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
