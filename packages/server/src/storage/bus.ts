/** What processes that serve the same tables tell each other. */
export type Bus = {
  readonly start: () => Promise<void>
  /** Says something that is not kept. */
  readonly say: (text: string) => void
  readonly listen: (ears: Ears) => void
}

export type Ears = {
  /** Another process may have written up to this number. */
  readonly onEntry: (table: string, seq: number) => void
  readonly onSaid: (text: string) => void
  /** Something may have been missed: whoever has tables open looks after them. */
  readonly onGap: () => void
}

/** Alone: nobody to talk to. */
export const silentBus: Bus = {
  start: () => Promise.resolve(),
  say: () => undefined,
  listen: () => undefined,
}
