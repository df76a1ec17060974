import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

export type FolderLock = { readonly release: () => void }

/** Milliseconds to wait for a process that is stopping. */
const WAIT = 3000

/**
 * Makes this process the only one that serves the tables of a folder. The lock belongs to the process: the operating system
 * releases it when the process ends, however it ends.
 */
export function lockFolder(dataDir: string, wait = WAIT): FolderLock {
  mkdirSync(dataDir, { recursive: true })
  const file = new Sqlite(join(dataDir, 'charterstone.lock'))
  try {
    file.exec(`pragma busy_timeout = ${wait}; begin exclusive`)
  } catch (error) {
    file.close()
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error
    throw new FolderInUse(
      `Another process serves the tables in ${dataDir}. Stop it first; several processes need PostgreSQL (DATABASE_URL).`,
    )
  }
  return { release: () => file.close() }
}
