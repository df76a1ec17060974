import type { Minion, Resource } from './charter.ts'
import type { Effect } from './effect.ts'
import type { RuleName } from './rule-name.ts'

export type LetteredCrate =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'

/** What the index guide says of a numbered crate (section 3 of the rules). */
export type CrateDef = {
  readonly number: number
  readonly buildings: readonly number[]
  readonly persona: number | null
  readonly rules: readonly RuleName[]
  readonly minion: Minion | null
  /** Objective cards it brings, and a new deck of advancement cards, both by index number. */
  readonly objectives: readonly number[]
  readonly deck: readonly number[]
  /** House rule H5: two of one resource, or one each of two others. */
  readonly resources: { readonly pair: Resource; readonly split: readonly [Resource, Resource] }
}

/** What the outcome of a guidepost brings, in the order in which it is resolved. */
export type LetteredCrateDef = {
  readonly letter: LetteredCrate
  /** What every seat takes at once, and how many stars. */
  readonly gives?: readonly Effect[]
  readonly glory?: number
  /** The seat that caused it archives one of its used personas. */
  readonly archives?: 'used-persona'
  readonly stories: readonly number[]
  readonly rules: readonly RuleName[]
  readonly names?: 'village'
  readonly brings: Brought | null
  /** The next guidepost; null where the reckoning decides, or nothing follows. */
  readonly next: number | null
  /** Before game 12 the village is reckoned up, and one of two further crates is opened. */
  readonly reckons?: { readonly victory: LetteredCrate; readonly defeat: LetteredCrate }
}

export type Brought =
  | 'companions'
  | 'spectral-worker'
  | 'own-victory-cards'
  | 'equal-victory-cards'
  | 'candle'
  | 'locations'
  | 'special-personas'
