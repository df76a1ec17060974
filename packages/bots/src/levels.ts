import type { Budget, Level } from './bot.ts'

/** How a level thinks. */
export type Manner = {
  readonly budget: Budget
  /** Victory points by which it may misjudge a turn. */
  readonly noise: number
  /** Whole turns by rule of thumb only, or every chain of answers. */
  readonly search: 'quick' | 'full'
  /** Own turns that it plays ahead in sampled worlds; 0 for none. */
  readonly ahead: number
  readonly candidates: number
  /** Whether its evaluation was learned, and knows the stage of the campaign. */
  readonly isLearned: boolean
}

export const MANNERS: Readonly<Record<Exclude<Level, 'random'>, Manner>> = {
  easy: { budget: { steps: 250 }, noise: 3, search: 'quick', ahead: 0, candidates: 0, isLearned: false },
  medium: { budget: { steps: 1500 }, noise: 0, search: 'full', ahead: 0, candidates: 0, isLearned: false },
  hard: { budget: { steps: 30_000 }, noise: 0, search: 'full', ahead: 2, candidates: 12, isLearned: false },
  expert: { budget: { steps: 100_000 }, noise: 0, search: 'full', ahead: 2, candidates: 16, isLearned: true },
}
