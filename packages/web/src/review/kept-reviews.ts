import { type DBSchema, openDB } from 'idb'
import type { KeptReviews, Reviewed } from './review-job.ts'

/** Beside the campaigns and not among them: their database must open in older pages as well. */
const NAME = 'charterstone-reviews'
const VERSION = 1
const STORE = 'reviews'
/** Older ones are dropped: they can be computed again. */
const MAX_KEPT = 200

interface Schema extends DBSchema {
  readonly reviews: {
    readonly key: string
    readonly value: { readonly key: string; readonly at: number; readonly reviewed: Reviewed }
    readonly indexes: { readonly at: number }
  }
}

/** The reviews that this browser has computed. Without storage nothing is kept, and nothing fails. */
export function openKeptReviews(now: () => number = Date.now): KeptReviews {
  const opened = openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at')
    },
  })
  opened.catch(() => undefined)
  return {
    get: async (key) => {
      try {
        return (await (await opened).get(STORE, key))?.reviewed ?? null
      } catch {
        return null
      }
    },
    put: async (key, reviewed) => {
      try {
        const database = await opened
        await database.put(STORE, { key, at: now(), reviewed })
        const keys = await database.getAllKeysFromIndex(STORE, 'at')
        for (const old of keys.slice(0, Math.max(0, keys.length - MAX_KEPT)))
          await database.delete(STORE, old)
      } catch {
        // No room: it is computed again the next time.
      }
    },
  }
}
