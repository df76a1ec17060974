/** Turns a record of one older format into the next; named after what changed. */
export type Migration = {
  readonly name: string
  /** The format that it reads. */
  readonly from: number
  readonly migrate: (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** In order; none is ever removed, so that every campaign ever saved still loads. */
export const MIGRATIONS: readonly Migration[] = []
