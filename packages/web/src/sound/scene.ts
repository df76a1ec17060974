/** What the village sounds like now, in whole numbers. */
export type Scene = {
  /** The village: its theme, its birds. */
  readonly seed: number
  /** Where the tune begins, so that every visit has another one. */
  readonly visit: number
  /** The hour of the sun, from 0 at dawn to 12 at night. */
  readonly hour: number
  /** Workers on the board. */
  readonly workers: number
  /** Perils on the board. */
  readonly perils: number
  /** The charter whose turn it is; its instrument leads. */
  readonly charter: number
}

/** The last hour of the day. */
export const NIGHT = 12
