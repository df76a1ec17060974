/** Converts a record of one format to the next; named after what changed. */
export type Migration = {
  readonly name: string
  /** The format that it converts. */
  readonly from: number
  readonly migrate: (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** In order. None is ever removed, so that every saved campaign still loads. */
export const MIGRATIONS: readonly Migration[] = []
