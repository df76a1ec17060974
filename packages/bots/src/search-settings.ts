import { LAST_GAME } from '@charterstone/engine'
import type { Budget } from './bot.ts'
import type { ThinkingLevel } from './bot-name.ts'
import { BEGINNER, TUNED, type Weights } from './evaluation/weights.ts'

/**
 * The largest error in judging a turn, in victory points: in the first game and in the last one, in equal steps between them. The
 * fuller the village, the more there is to weigh. `large` is what counts instead at tables of more than two.
 */
export type Noise = { readonly first: number; readonly last: number; readonly large?: LargeNoise }

/** In the first game and in later ones. From the second game on, games at larger tables are short, so luck weighs more in them. */
export type LargeNoise = { readonly first: number; readonly later: number }

/**
 * Own turns to play ahead in sampled worlds, in the first game and in later ones. In the first village there is little to plan for,
 * and each turn that is played ahead adds an error of its own.
 */
export type Ahead = { readonly first: number; readonly later: number }

/** How a level searches. */
export type SearchSettings = {
  /** For one decision at a table of two. Usually only the first decision of a turn is searched; the plan answers the others. */
  readonly budget: Budget
  readonly noise: Noise
  /** The share of inconspicuous options that it does not see. */
  readonly overlooked: number
  readonly ahead: Ahead
  /** Answers that it tries out for each turn that it plays ahead; 0 for a quick choice. */
  readonly careful: number
  /** Turns that it compares by playing ahead. */
  readonly candidates: number
  /** How much of the learned net's correction it believes: 0 for nothing, 1 for all of it. */
  readonly netShare: number
}

export type LevelSettings = SearchSettings & {
  readonly weights: Weights
}

export const LEVEL_SETTINGS: Readonly<Record<ThinkingLevel, LevelSettings>> = {
  easy: settingsOf({
    budget: { steps: 120 },
    noise: { first: 5.6, last: 3.5 },
    overlooked: 0.4,
    weights: BEGINNER,
  }),
  medium: settingsOf({
    budget: { steps: 1000 },
    noise: { first: 1.5, last: 3, large: { first: 1.5, later: 3.2 } },
  }),
  hard: settingsOf({
    budget: { steps: 1500 },
    noise: { first: 1.6, last: 3.8, large: { first: 1.6, later: 3.3 } },
    netShare: 0.6,
  }),
  expert: settingsOf({
    budget: { steps: 3000 },
    noise: { first: 2.1, last: 4.2, large: { first: 1.8, later: 3.6 } },
    netShare: 1,
    ahead: { first: 1, later: 1 },
    candidates: 6,
  }),
  master: settingsOf({
    budget: { steps: 15000 },
    netShare: 1,
    ahead: { first: 1, later: 2 },
    candidates: 8,
  }),
}

/** The same error in every game. */
export function sameNoise(error: number): Noise {
  return { first: error, last: error }
}

export function noiseIn({ first, last, large }: Noise, game: number, seats: number): number {
  if (large !== undefined && seats > 2) return game === 1 ? large.first : large.later
  return first + ((last - first) * Math.min(game - 1, LAST_GAME - 1)) / (LAST_GAME - 1)
}

/** A level that looks ahead plays the turns of all seats, so its answers grow with the table. */
export function budgetAt({ budget, ahead }: SearchSettings, seats: number): Budget {
  return ahead.later === 0 || seats < 2 ? budget : { steps: (budget.steps * seats) / 2 }
}

export function aheadIn({ first, later }: Ahead, game: number): number {
  return game === 1 ? first : later
}

function settingsOf(own: Partial<LevelSettings> & Pick<LevelSettings, 'budget'>): LevelSettings {
  return {
    noise: sameNoise(0),
    overlooked: 0,
    ahead: { first: 0, later: 0 },
    careful: 0,
    candidates: 0,
    netShare: 0,
    weights: TUNED,
    ...own,
  }
}
