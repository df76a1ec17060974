import type { Database } from './database.ts'

/** An entry before it is written. `wakeAt`, when given, replaces the wake time of the table in the same transaction. */
export type EntryRow = Database['entries'] & { readonly wakeAt?: number | null }

/** Writes rows of different tables; false for each whose number was taken. Durable when it resolves. */
export type WriteRows = (rows: readonly EntryRow[]) => Promise<readonly boolean[]>

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
        const written = await write(batch.map(({ row }) => row))
        for (const [index, { resolve }] of batch.entries()) resolve(written[index] === true)
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
