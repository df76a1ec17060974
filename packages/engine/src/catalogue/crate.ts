import type { Minion, Resource } from './charter.ts'
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

/** What the outcome of a guidepost brings. */
export type LetteredCrateDef = {
  readonly letter: LetteredCrate
  readonly stories: readonly number[]
  readonly rules: readonly RuleName[]
  readonly brings:
    | 'companions'
    | 'spectral-worker'
    | 'victory-cards'
    | 'candle'
    | 'locations'
    | 'special-personas'
    | null
}
