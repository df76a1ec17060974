import { FEATURE_NAMES } from './features.ts'
import { LEARNED as CROWD } from './learned-crowd.ts'
import { LEARNED } from './learned-weights.ts'
import { type LearnedWeights, TUNED, type Weights } from './weights.ts'

type ByStage = LearnedWeights['stages']

/**
 * The training games are played without looking ahead. A bot that looks ahead needs the difference to the tuned weights more
 * strongly: against Hard at stage 4, a factor of 1.0 wins 54 %, and 1.6 wins 59 %.
 */
export const STRETCH = 1.6

/** From this number of seats on, the first game has weights of its own: workers bump each other all the time. */
const CROWD_SEATS = 3
/** How far Hard goes from the tuned weights towards those of a crowd. */
const HARD_CROWD_SHARE = 0.3

const LEARNED_IN_PAIRS: ByStage = Object.fromEntries(
  Object.entries(LEARNED.stages).map(([stage, weights]) => [stage, mixed(TUNED, weights, STRETCH)]),
)
/** Not stretched: twice as many training rounds took them far enough from the tuned weights. */
const LEARNED_IN_CROWDS: ByStage = { ...LEARNED_IN_PAIRS, ...CROWD.stages }
const TUNED_IN_CROWDS: ByStage = {
  1: mixed(TUNED, CROWD.stages[1] ?? TUNED, HARD_CROWD_SHARE),
  4: TUNED,
}

/** The learned weights of a stage; between two learned stages, their mixture. */
export function learnedFor(stage: number, seats: number): Weights {
  return readAt(seats < CROWD_SEATS ? LEARNED_IN_PAIRS : LEARNED_IN_CROWDS, stage)
}

/** The tuned weights; at tables of three and more, mixed with those learned there. */
export function tunedFor(stage: number, seats: number): Weights {
  return seats < CROWD_SEATS ? TUNED : readAt(TUNED_IN_CROWDS, stage)
}

/** Linear between the neighbouring stages of the table. */
function readAt(table: ByStage, stage: number): Weights {
  const stages = Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b)
  const later = stages.find((entry) => entry >= stage) ?? stages.at(-1) ?? stage
  const earlier = stages.findLast((entry) => entry <= stage) ?? stages[0] ?? stage
  const share = later === earlier ? 0 : (stage - earlier) / (later - earlier)
  return mixed(table[earlier] ?? TUNED, table[later] ?? TUNED, share)
}

function mixed(from: Weights, to: Weights, share: number): Weights {
  return Object.fromEntries(
    FEATURE_NAMES.map((name) => [name, from[name] + (to[name] - from[name]) * share]),
  ) as Weights
}
