/** Tells the processes that serve the same tables of new entries: numbers only. */
export type Bus = {
  readonly start: () => Promise<void>
  /** The entries of these names (see `nameOf`) are written. */
  readonly publish: (names: readonly string[]) => void
  readonly listen: (listener: BusListener) => void
  readonly close: () => Promise<void>
}

export type BusListener = {
  /** Another process may have written entries up to this number. */
  readonly onEntry: (table: string, seq: number) => void
  /** Messages may have been lost: open tables must read what was written meanwhile. */
  readonly onGap: () => void
}

/** The bus of a single process. */
export const silentBus: Bus = {
  start: () => Promise.resolve(),
  publish: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
}

/** The name of an entry in messages and in the database. */
export function nameOf({ table_id, seq }: { readonly table_id: string; readonly seq: number }): string {
  return `${table_id}:${seq}`
}

/** Calls the listeners for each name in a message. */
export function receive(text: string, listeners: readonly BusListener[]): void {
  for (const name of text.split(',')) {
    const [table = '', seq = ''] = name.split(':')
    for (const { onEntry } of listeners) onEntry(table, Number(seq))
  }
}

/** Milliseconds in which entries are gathered into one message. */
const GATHER = 20
/** So that a message stays below the 8,000 bytes that PostgreSQL passes on. */
const MAX_NAMES = 300

/** Gathers names and sends them in few messages, after the entries are written: no answer waits for the bus. */
export function gathered(send: (text: string) => void): Pick<Bus, 'publish'> & { readonly stop: () => void } {
  let names: string[] = []
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const all = names
    names = []
    for (let first = 0; first < all.length; first += MAX_NAMES)
      send(all.slice(first, first + MAX_NAMES).join())
  }

  return {
    publish: (more) => {
      names.push(...more)
      timer ??= setTimeout(flush, GATHER).unref()
    },
    stop: () => {
      clearTimeout(timer)
      flush()
    },
  }
}
