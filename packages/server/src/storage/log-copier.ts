/** Copies the log of SQLite into its file from time to time. Then the log is used again from its beginning. */
export type LogCopier = {
  /** Counts rows that were written to the log. */
  readonly note: (rows: number) => void
  /** Waits for a copy that is running. */
  readonly close: () => Promise<void>
}

export type LogCopierConfig = {
  /** Copies what is in the log now, in another thread. What is written meanwhile stays in the log. */
  readonly copy: () => Promise<unknown>
  /** Runs work while nothing is written. */
  readonly alone: (work: () => Promise<unknown>) => Promise<unknown>
  /** The rows after which the log is copied. */
  readonly every?: number
  /** The copies after which answers wait for the rest of the log. */
  readonly restPer?: number
}

/** SQLite alone would do it at a commit, and the event loop would stop until the disk has answered twice. */
export function makeLogCopier({ copy, alone, every = 600, restPer = 10 }: LogCopierConfig): LogCopier {
  let rows = 0
  let running: Promise<void> | null = null
  let isClosed = false
  let copies = 0

  async function run(): Promise<void> {
    // Most of it while answers are written; now and then the rest, for which they wait. Only a log that is copied to its end can be
    // used again.
    await copy()
    copies += 1
    if (!isClosed && copies % restPer === 0) await alone(copy)
  }

  return {
    note: (count) => {
      rows += count
      if (rows < every || running !== null || isClosed) return
      rows = 0
      // When it fails, the next one copies more, and SQLite itself in the end.
      running = run()
        .catch(() => undefined)
        .finally(() => {
          running = null
        })
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}
