import { mkdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { DATABASE_FILE } from '../storage/sqlite.ts'
import { type DatabaseLocation, withStorage } from '../storage/storage.ts'
import { checkBackup, partOf, putInPlace, removeDatabase } from './backup-file.ts'
import { copyRows } from './copy-rows.ts'

/**
 * Writes everything that is stored into one file, while servers run: as it was at one moment. The file is complete or not
 * there; an earlier backup of the same name stays until then. It is an SQLite database, also for PostgreSQL.
 */
export async function makeBackup({ databaseUrl, dataDir }: DatabaseLocation, to: string): Promise<void> {
  const file = resolve(to)
  const part = partOf(file)
  mkdirSync(dirname(file), { recursive: true })
  removeDatabase(part)
  if (databaseUrl === undefined) vacuumInto(join(dataDir, DATABASE_FILE), part)
  else await copyFromPostgres({ databaseUrl, dataDir }, part)
  checkBackup(part)
  putInPlace(part, file)
}

function vacuumInto(from: string, part: string): void {
  const database = new Sqlite(from, { fileMustExist: true })
  try {
    database.exec('pragma busy_timeout = 10000')
    database.prepare('vacuum into ?').run(part)
  } finally {
    database.close()
  }
}

async function copyFromPostgres(location: DatabaseLocation, part: string): Promise<void> {
  const copy = { databaseUrl: undefined, dataDir: dirname(part), fileName: basename(part) }
  await withStorage(location, (from) =>
    withStorage(copy, async (to) => {
      await from.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => copyRows(trx, to.db))
      // One file: nothing may stay in the log beside it.
      await sql`pragma wal_checkpoint(truncate)`.execute(to.db)
      await sql`pragma journal_mode = delete`.execute(to.db)
    }),
  )
}
