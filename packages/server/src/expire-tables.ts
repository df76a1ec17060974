import type { Log } from './log.ts'
import { deleteUnbegun, unbegunTables } from './storage/expiry.ts'
import type { Storage } from './storage/storage.ts'
import type { Tables } from './table/tables.ts'

export type ExpiryConfig = {
  readonly storage: Storage
  readonly tables: Tables
  /** Days after which a table that never began is deleted; 0 for never. */
  readonly days: number
  readonly isInUse: (table: string) => boolean
  readonly clock: () => number
  readonly log: Log
}

const DAY = 86_400_000
const MAX_AT_ONCE = 500

/** Deletes tables that never began and that nobody has used for a long time. What was played is never deleted. */
export async function expireTables(config: ExpiryConfig): Promise<number> {
  const { storage, tables, days, isInUse, clock, log } = config
  if (days === 0) return 0
  let count = 0
  const unbegun = await unbegunTables(storage.db, clock() - days * DAY, MAX_AT_ONCE)
  const elsewhere = await storage.leases.ownedElsewhere(unbegun)
  for (const id of unbegun) {
    if (elsewhere.has(id) || isInUse(id)) continue
    tables.drop(id)
    try {
      if (await deleteUnbegun(storage.db, id)) count += 1
    } catch (error) {
      // It comes first in the next hour as well, and must not keep the others from it.
      log.error({ err: error, table: id }, 'a table that never began could not be deleted')
    }
  }
  if (count > 0) log.info({ count }, 'tables that never began have expired')
  return count
}
