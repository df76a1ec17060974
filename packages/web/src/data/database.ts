import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { StoredCampaign } from './stored-campaign.ts'
import type { Summary } from './summary.ts'

const NAME = 'charterstone'
const VERSION = 1

/** The key is the id of a campaign. */
interface Schema extends DBSchema {
  readonly campaigns: { readonly key: string; readonly value: StoredCampaign }
  readonly summaries: { readonly key: string; readonly value: Summary }
}

const STORES = ['campaigns', 'summaries'] as const
type Stores = ['campaigns', 'summaries']
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>

export type Database = {
  readonly read: <Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>) => Promise<Value>
  /** Everything in one transaction: all of it is written, or nothing. */
  readonly write: <Value>(work: (writing: Writing) => Promise<Value>) => Promise<Value>
}

/** The connection is opened with the first access, and again when the browser has closed it. */
export function makeDatabase(): Database {
  let opened: Promise<IDBPDatabase<Schema>> | null = null

  function open(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (database) => {
        for (const store of STORES) database.createObjectStore(store, { keyPath: 'id' })
      },
      // Another tab with a newer page wants to change the stores: make room for it.
      blocking: () => void close(),
      terminated: () => {
        opened = null
      },
    }).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }

  async function close(): Promise<void> {
    const closing = opened
    opened = null
    ;(await closing)?.close()
  }

  return {
    read: async (work) => work(await open()),
    write: async (work) => {
      const writing = (await open()).transaction<Stores, 'readwrite'>(['campaigns', 'summaries'], 'readwrite')
      try {
        const value = await work(writing)
        await writing.done
        return value
      } catch (error) {
        // The error is the reason; that the transaction failed as well says nothing more.
        writing.done.catch(() => undefined)
        abort(writing)
        throw error
      }
    },
  }
}

function abort(writing: Writing): void {
  try {
    writing.abort()
  } catch {
    // It has ended already.
  }
}
