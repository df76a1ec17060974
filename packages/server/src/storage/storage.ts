import type { Transaction } from 'kysely'
import { Migrator, sql } from 'kysely'
import type { EntryRow } from './appender.ts'
import type { Bus } from './bus.ts'
import type { Database, Db } from './database.ts'
import type { Leases } from './leases.ts'
import { migrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { untilItAnswers } from './until-it-answers.ts'

/** Writes more rows in the transaction of an entry: all are written, or none. */
export type InSameTransaction = (trx: Transaction<Database>) => Promise<void>

export type Storage = {
  readonly db: Db
  /** False when another process has written this entry of the table. Durable when it resolves. Throws LeaseLost. */
  readonly append: (row: EntryRow, inSameTransaction?: InSameTransaction) => Promise<boolean>
  /** For what a power cut may undo, such as a snapshot of entries that are durable. */
  readonly withoutFlush: <Result>(write: (db: Db) => Promise<Result>) => Promise<Result>
  readonly bus: Bus
  readonly leases: Leases
  readonly close: () => Promise<void>
}

/** PostgreSQL at a URL, or SQLite in a folder. */
export type DatabaseLocation = {
  readonly databaseUrl: string | undefined
  /** PostgreSQL without a pooler in between; the same by default. */
  readonly directUrl?: string | undefined
  /** Redis as the bus between processes, instead of PostgreSQL's own. */
  readonly busUrl?: string | undefined
  readonly maxConnections?: number | undefined
  readonly dataDir: string
  /** The SQLite file, when it is not that of a server. */
  readonly fileName?: string
  /** PostgreSQL does not answer yet, and is tried again for a while. */
  readonly onWait?: (error: Error) => void
}

/** Opens the database and runs its migrations. */
export async function openStorage(location: DatabaseLocation): Promise<Storage> {
  const { databaseUrl, dataDir, fileName } = location
  const storage =
    databaseUrl === undefined
      ? openSqlite(dataDir, fileName)
      : // Loaded when it is needed: it is an eighth of the start of a server with SQLite.
        (await import('./postgres.ts')).openPostgres({ ...location, databaseUrl })
  try {
    await untilItAnswers(() => sql`select 1`.execute(storage.db), { onWait: location.onWait })
    const migrator = new Migrator({
      db: storage.db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('the database migration failed')
    await storage.bus.start()
    return storage
  } catch (error) {
    await storage.close().catch(() => undefined)
    throw error
  }
}

/** Opens the database for some work, and closes it whatever comes of the work. */
export async function withStorage<Result>(
  location: DatabaseLocation,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage(location)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
