/** Messages between the processes that serve the same tables. */
export type Bus = {
  readonly start: () => Promise<void>
  /** Sends a message to the other processes; it is not stored. */
  readonly publish: (text: string) => void
  readonly listen: (listener: BusListener) => void
}

export type BusListener = {
  /** Another process may have written entries up to this number. */
  readonly onEntry?: (table: string, seq: number) => void
  readonly onMessage?: (text: string) => void
  /** Messages may have been lost: open tables must read what was written meanwhile. */
  readonly onGap?: () => void
}

/** The bus of a single process. */
export const silentBus: Bus = {
  start: () => Promise.resolve(),
  publish: () => undefined,
  listen: () => undefined,
}
