import type { Database } from './database.ts'

/** An entry to be written; `wakeAt` where the table is to be woken at another time than before, kept together with it. */
export type EntryRow = Database['entries'] & { readonly wakeAt?: number | null }

/** Writes rows that belong to different tables; true for each that was free to be written. Durable when it resolves. */
export type WriteRows = (rows: readonly EntryRow[]) => Promise<readonly boolean[]>

type Waiting = {
  readonly row: EntryRow
  readonly resolve: (written: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Rows that arrive while others are being written are written together: one wait for the disk serves many tables.
 * Callers append the next row of a table only after the one before has been settled.
 */
export function makeAppender(write: WriteRows, most = 200): (row: EntryRow) => Promise<boolean> {
  const waiting: Waiting[] = []
  let isWriting = false

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const written = await write(batch.map(({ row }) => row))
        for (const [place, { resolve }] of batch.entries()) resolve(written[place] === true)
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
