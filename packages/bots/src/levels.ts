import type { Budget, Level } from './bot.ts'
import { learnedFor, tunedFor } from './evaluation/stage-weights.ts'
import { TUNED, type Weights } from './evaluation/weights.ts'

/** How a level thinks. */
export type Manner = {
  readonly budget: Budget
  /** Victory points by which it may misjudge a turn. */
  readonly noise: number
  /** Own turns that it plays ahead in sampled worlds; 0 for none. */
  readonly ahead: number
  /** Turns that it looks at more closely before it takes one. */
  readonly candidates: number
}

const always = (): Weights => TUNED

/** Budgets are for one decision; all but the first of a turn are usually answered by the plan. */
export const MANNERS: Readonly<
  Record<Exclude<Level, 'random'>, Manner & { readonly weights: (stage: number, seats: number) => Weights }>
> = {
  easy: { budget: { steps: 120 }, noise: 4, ahead: 0, candidates: 0, weights: always },
  medium: { budget: { steps: 1000 }, noise: 0, ahead: 0, candidates: 0, weights: always },
  hard: { budget: { steps: 1500 }, noise: 0, ahead: 1, candidates: 6, weights: tunedFor },
  expert: { budget: { steps: 3000 }, noise: 0, ahead: 1, candidates: 8, weights: learnedFor },
}
