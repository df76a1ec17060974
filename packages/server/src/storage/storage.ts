import type { Transaction } from 'kysely'
import { Migrator } from 'kysely'
import type { EntryRow } from './appender.ts'
import type { Bus } from './bus.ts'
import type { Database, Db } from './database.ts'
import { migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** What else is written together with an entry, or not at all. */
export type Also = (trx: Transaction<Database>) => Promise<void>

export type Storage = {
  readonly db: Db
  readonly kind: 'sqlite' | 'postgres'
  /** False when somebody else has written this entry of the table. Durable when it resolves. */
  readonly append: (row: EntryRow, also?: Also) => Promise<boolean>
  /** What other processes write and say. */
  readonly bus: Bus
  readonly close: () => Promise<void>
}

export type Place = { readonly databaseUrl: string | undefined; readonly dataDir: string }

/** Opens the database and brings it up to date. */
export async function openStorage({ databaseUrl, dataDir }: Place): Promise<Storage> {
  const storage = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl)
  try {
    const migrator = new Migrator({
      db: storage.db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('the database cannot be brought up to date')
    await storage.bus.start()
    return storage
  } catch (error) {
    await storage.close().catch(() => undefined)
    throw error
  }
}
