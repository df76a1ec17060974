import type { Database } from './database.ts'
import { LeaseLost } from './lease-lost.ts'

/**
 * An entry before it is written. `wakeAt`, when given, replaces the wake time of the table in the same transaction. With a
 * `lease`, it is written only while the table has this lease.
 */
export type EntryRow = Database['entries'] & { readonly wakeAt?: number | null; readonly lease?: number }

/** `taken`: another entry has its number. `lost`: the table has another lease. */
export type Outcome = 'written' | 'taken' | 'lost'

/** Writes rows of different tables. Durable when it resolves. */
export type WriteRows = (rows: readonly EntryRow[]) => Promise<readonly Outcome[]>

type PendingRow = {
  readonly row: EntryRow
  readonly resolve: (written: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes the rows that arrive during a write in one batch, so one flush to the disk serves many tables.
 * Callers append the next row of a table only after the previous one has settled.
 */
export function makeAppender(write: WriteRows, maxBatch = 200): (row: EntryRow) => Promise<boolean> {
  const waiting: PendingRow[] = []
  let isWriting = false

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch)
      try {
        const outcomes = await write(batch.map(({ row }) => row))
        for (const [index, { resolve, reject }] of batch.entries())
          if (outcomes[index] === 'lost') reject(new LeaseLost())
          else resolve(outcomes[index] === 'written')
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWriting = false
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject })
      if (isWriting) return
      isWriting = true
      setImmediate(() => void flush())
    })
}
