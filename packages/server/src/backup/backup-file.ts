import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'libsql'

/** The file was not made by `charterstone backup`, or is damaged. */
export class BadBackup extends Error {}

/** The name of a file while it is written. What is left of it after a crash is written over the next time. */
export function partOf(file: string): string {
  return `${file}.part`
}

/** Removes a database file with the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}

/** Puts a written file in its place, at once and durably: after a crash there is the old file or the new one. */
export function putInPlace(part: string, file: string): void {
  flush(part)
  renameSync(part, file)
  flush(dirname(file))
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Throws BadBackup unless every page and index of a backup is whole. */
export function checkBackup(file: string): void {
  if (!existsSync(file)) throw new BadBackup(`${file} does not exist.`)
  let found = ''
  try {
    const database = new Sqlite(file, { readonly: true })
    found = String(Object.values(database.prepare('pragma integrity_check').get() as object)[0])
    database.prepare('select id from tables limit 1').all()
    database.close()
  } catch (error) {
    throw new BadBackup(`${file} is no backup: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (found !== 'ok') throw new BadBackup(`${file} is damaged: ${found}`)
}
