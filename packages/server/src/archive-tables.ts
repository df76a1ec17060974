import type { Log } from './log.ts'
import { tablesAtRest } from './storage/archives.ts'
import type { Storage } from './storage/storage.ts'
import type { Tables } from './table/tables.ts'

export type ArchiveConfig = {
  readonly storage: Storage
  readonly tables: Tables
  /** Days after which a table at which nothing happens is archived; 0 for never. */
  readonly days: number
  readonly clock: () => number
  readonly log: Log
}

const DAY = 86_400_000
const MAX_AT_ONCE = 200

/** Moves tables at which nothing happens any more, such as finished campaigns, into the archive. They open as before. */
export async function archiveTables(config: ArchiveConfig): Promise<number> {
  const { storage, tables, days, clock, log } = config
  if (days === 0) return 0
  let count = 0
  for (const id of await tablesAtRest(storage.db, clock() - days * DAY, MAX_AT_ONCE))
    try {
      if (await tables.archive(id)) count += 1
    } catch (error) {
      // It comes first in the next hour as well, and must not keep the others from it.
      log.error({ err: error, table: id }, 'a table could not be archived')
    }
  if (count > 0) log.info({ count }, 'tables at rest were archived')
  return count
}
