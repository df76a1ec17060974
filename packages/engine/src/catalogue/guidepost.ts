import type { Countable } from './countable.ts'
import type { LetteredCrate } from './crate.ts'

export type Mood = 'happy' | 'angry'

/** Rules that hold for one game only, named after what they do. */
export type TemporaryRule =
  | 'progress-two-further' // 402
  | 'progress-two-back' // 403
  | 'small-avoids-large' // 404
  | 'neighbours-roll' // 405
  | 'pay-the-neighbour' // 406
  | 'peril-is-here' // 407
  | 'candle-burns' // 408
  | 'minions-astray' // 409
  | 'work-abroad' // 410
  | 'emblem-toll' // 411
  | 'islands-are-private' // 412, 413

export type GuidepostOption = {
  readonly crate: LetteredCrate
  readonly mood: Mood | null
  readonly crowns: number
}

export type GuidepostDef = {
  readonly number: number
  readonly game: number
  /** Who achieves it: most or fewest of something; the candle and the reckoning have rules of their own. */
  readonly goal: { readonly most: Countable } | { readonly fewest: Countable } | 'candle'
  readonly temporary: TemporaryRule | null
  /** Who or what decides between the options. */
  readonly decides: 'achiever' | 'par' | 'peril' | 'candle' | 'crowns' | 'nobody'
  readonly options: readonly GuidepostOption[]
}
