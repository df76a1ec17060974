import { open } from 'node:fs/promises'

/** Flushes a file that a database writes to. */
export type Flusher = {
  /** What was written before the call is on the disk when it resolves. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

type OpenFile = { readonly datasync: () => Promise<void>; readonly close: () => Promise<void> }

// Windows flushes only files that may be written to.
const openToFlush = (path: string): Promise<OpenFile> => open(path, 'r+')

/** The file must exist when it is flushed first. Calls during a flush share the next one. */
export function makeFlusher(path: string, openFile = openToFlush): Flusher {
  let opened: OpenFile | null = null
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function flushNow(): Promise<void> {
    next = null
    opened ??= await openFile(path)
    await opened.datasync()
  }

  function begin(): Promise<void> {
    running = flushNow().finally(() => {
      running = null
    })
    return running
  }

  return {
    flush: () => {
      if (running === null) return begin()
      next ??= running.then(begin, begin)
      return next
    },
    close: async () => {
      await next?.catch(() => undefined)
      await running?.catch(() => undefined)
      await opened?.close()
      opened = null
    },
  }
}
