import { copyFileSync, existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { lockFolder } from '../storage/folder-lock.ts'
import { DATABASE_FILE } from '../storage/sqlite.ts'
import { type DatabaseLocation, type Storage, withStorage } from '../storage/storage.ts'
import { BadBackup, checkBackup, partOf, putInPlace, removeDatabase } from './backup-file.ts'
import { copyRows, TABLES } from './copy-rows.ts'

/** The number of a moment, for the name of the file that is replaced. */
const stamp = (now: number): string => new Date(now).toISOString().replaceAll(/[-:]|\..*/g, '')

/**
 * Replaces everything that is stored by a backup, at once: after a crash there is all of the old or all of the new. Refuses while
 * a server uses the folder. Returns the name of the file that keeps what was there before; null when there was nothing, or
 * with PostgreSQL, where the database must be empty.
 */
export async function restoreBackup(
  from: string,
  { databaseUrl, dataDir }: DatabaseLocation,
  now: number,
): Promise<string | null> {
  checkBackup(from)
  if (databaseUrl !== undefined) {
    await copyIntoPostgres(from, { databaseUrl, dataDir })
    return null
  }
  const lock = lockFolder(dataDir)
  try {
    return replaceFile(from, join(dataDir, DATABASE_FILE), now)
  } finally {
    lock.release()
  }
}

function replaceFile(from: string, file: string, now: number): string | null {
  const part = partOf(file)
  removeDatabase(part)
  copyFileSync(from, part)
  if (!existsSync(file)) {
    putInPlace(part, file)
    return null
  }
  // What is in the log beside the old file goes into it: the log must not be applied to the new one.
  const old = new Sqlite(file)
  const { busy } = old.prepare('pragma wal_checkpoint(truncate)').get() as { readonly busy: number }
  old.close()
  if (busy !== 0) throw new BadBackup(`${file} is in use.`)
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const kept = `${file}.before-${stamp(now)}`
  rmSync(kept, { force: true })
  linkSync(file, kept)
  putInPlace(part, file)
  return kept
}

async function copyIntoPostgres(from: string, location: DatabaseLocation): Promise<void> {
  // A copy, because a backup of an earlier version is brought up to date first.
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-restore-'))
  try {
    copyFileSync(from, join(folder, DATABASE_FILE))
    await withStorage(location, (to) =>
      withStorage({ databaseUrl: undefined, dataDir: folder }, (source) => copyIntoEmpty(source, to)),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function copyIntoEmpty(from: Storage, to: Storage): Promise<void> {
  await to.db.transaction().execute(async (trx) => {
    for (const table of TABLES) {
      if (table === 'pulse') await trx.deleteFrom('pulse').execute()
      else if ((await trx.selectFrom(table).selectAll().limit(1).execute()).length > 0)
        throw new BadBackup(
          'The database is not empty. Restore into a new one, and let DATABASE_URL name it.',
        )
    }
    await copyRows(from.db, trx)
  })
}
