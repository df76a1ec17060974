import type { Budget } from './bot.ts'
import type { ThinkingLevel } from './bot-name.ts'
import { learnedFor, tunedFor } from './evaluation/stage-weights.ts'
import { TUNED, type Weights } from './evaluation/weights.ts'

/** How a level searches. */
export type SearchSettings = {
  /** For one decision. Usually only the first decision of a turn is searched; the plan answers the others. */
  readonly budget: Budget
  /** The largest error in judging a turn, in victory points. */
  readonly noise: number
  /** Own turns that it plays ahead in sampled worlds; 0 for none. */
  readonly ahead: number
  /** Turns that it compares by playing ahead. */
  readonly candidates: number
  /** How much of the learned net's correction it believes: 0 for nothing, 1 for all of it. */
  readonly netShare: number
}

export type LevelSettings = SearchSettings & {
  readonly weights: (stage: number, seats: number) => Weights
}

const tunedAlways = (): Weights => TUNED

export const LEVEL_SETTINGS: Readonly<Record<ThinkingLevel, LevelSettings>> = {
  easy: { budget: { steps: 120 }, noise: 4, ahead: 0, candidates: 0, netShare: 0, weights: tunedAlways },
  medium: { budget: { steps: 1000 }, noise: 0, ahead: 0, candidates: 0, netShare: 0, weights: tunedAlways },
  hard: { budget: { steps: 1500 }, noise: 0, ahead: 1, candidates: 6, netShare: 0, weights: tunedFor },
  expert: { budget: { steps: 3000 }, noise: 0, ahead: 1, candidates: 8, netShare: 0, weights: learnedFor },
}
