import type { StoredCampaign } from './stored-campaign.ts'
import type { Summary } from './summary.ts'

const NAME = 'charterstone'
const VERSION = 1

/** What lies in each store; all are kept under the id of a campaign. */
type Stores = { readonly campaigns: StoredCampaign; readonly summaries: Summary }
export type StoreName = keyof Stores

let opened: Promise<IDBDatabase> | null = null

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('campaigns', { keyPath: 'id' })
      request.result.createObjectStore('summaries', { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // Another tab with a newer page wants to change the stores: make room for it.
      request.result.onversionchange = () => closeDatabase(request.result)
      request.result.onclose = () => closeDatabase(request.result)
      resolve(request.result)
    }
    request.onerror = () => {
      opened = null
      reject(errorOf(request.error))
    }
  })
  return opened
}

function closeDatabase(database: IDBDatabase): void {
  database.close()
  opened = null
}

export type Transaction = {
  readonly get: <Name extends StoreName>(store: Name, id: string) => Promise<Stores[Name] | undefined>
  readonly put: <Name extends StoreName>(store: Name, value: Stores[Name]) => void
  readonly remove: (store: StoreName, id: string) => void
}

/** Runs everything in one transaction: all of it is written, or nothing. */
export async function transact<Value>(
  mode: IDBTransactionMode,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase()
  const transaction = database.transaction(['campaigns', 'summaries'], mode)
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(errorOf(transaction.error))
    transaction.onabort = () => reject(errorOf(transaction.error))
  })
  try {
    const value = await work({
      get: (store, id) => answerOf(transaction.objectStore(store).get(id)),
      put: (store, value) => void transaction.objectStore(store).put(value),
      remove: (store, id) => transaction.objectStore(store).delete(id),
    })
    await done
    return value
  } catch (error) {
    done.catch(() => undefined)
    if (mode !== 'readonly') abort(transaction)
    throw error
  }
}

export async function readAll<Name extends StoreName>(store: Name): Promise<Stores[Name][]> {
  const database = await openDatabase()
  return answerOf<Stores[Name][]>(database.transaction(store).objectStore(store).getAll())
}

function answerOf<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value)
    request.onerror = () => reject(errorOf(request.error))
  })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

function errorOf(error: DOMException | null): Error {
  return error ?? new Error('the database gave no reason')
}
