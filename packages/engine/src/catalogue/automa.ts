import type { Commons } from './charter.ts'
import type { Mood } from './guidepost.ts'

/** Where an automa places its worker: a commons building, or by value within a charter that is rolled or its own (A4). */
export type AutomaPlacement =
  | { readonly commons: Commons }
  | {
      readonly charter: 'roll' | 'own'
      readonly by: 'highest' | 'lowest'
      readonly rank: 1 | 2 | 3
      readonly tie: 'az' | 'za'
    }

/** What an automa card does after its VP (A6). */
export type AutomaEffect = 'reputation' | 'quota' | 'open-crate' | 'build' | 'discard-two' | 'advance'

export type AutomaCardDef = {
  readonly number: number
  readonly slug: string
  readonly place: AutomaPlacement
  readonly vp: number | 'difficulty'
  readonly effects: readonly AutomaEffect[]
  /** Decides a guidepost when no person can (A9). */
  readonly king: Mood
  /** True for the three cards that join after story 7. */
  readonly late: boolean
}

/** What an automa persona scores for at the end of a game, and how much (A10). */
export type AutomaGoal =
  | 'most-reputation'
  | 'item-or-treasure-on-mat'
  | 'most-peril'
  | 'no-human-worker-here'
  | 'most-quota'
  | 'ended-the-game'
export type AutomaPersonaDef = { readonly number: number; readonly goal: AutomaGoal; readonly vp: number }
