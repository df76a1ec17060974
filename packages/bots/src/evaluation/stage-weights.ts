import { FEATURE_NAMES } from './features.ts'
import { LEARNED as CROWD } from './learned-crowd.ts'
import { LEARNED } from './learned-weights.ts'
import { type Learned, TUNED, type Weights } from './weights.ts'

type ByStage = Learned['stages']

/**
 * Lessons are played without looking ahead. Whoever looks ahead sees part of what a weight tells, so the way from the tuned weights
 * to the learned ones is made longer. Against Hard at stage 4: 1.0 wins 54 %, 1.6 wins 59 %.
 */
export const STRETCH = 1.6

/** Three and more at a table: in the first games they stand in each other's way, and other things count. */
const CROWDED = 3
/** The part of that which Hard knows. */
const HARD_KNOWS = 0.3

const LEARNED_IN_PAIRS: ByStage = Object.fromEntries(
  Object.entries(LEARNED.stages).map(([stage, weights]) => [stage, mixed(TUNED, weights, STRETCH)]),
)
/** Learned in twice as many rounds, and far enough from what is tuned. */
const LEARNED_IN_CROWDS: ByStage = { ...LEARNED_IN_PAIRS, ...CROWD.stages }
const TUNED_IN_CROWDS: ByStage = {
  1: mixed(TUNED, CROWD.stages[1] ?? TUNED, HARD_KNOWS),
  4: TUNED,
}

/** What was learned for this stage of the campaign, or between the two stages around it. */
export function learnedFor(stage: number, seats: number): Weights {
  return readAt(seats < CROWDED ? LEARNED_IN_PAIRS : LEARNED_IN_CROWDS, stage)
}

/** Tuned by hand; at full tables a part of what was learned there. */
export function tunedFor(stage: number, seats: number): Weights {
  return seats < CROWDED ? TUNED : readAt(TUNED_IN_CROWDS, stage)
}

/** At a stage that is not in the table, something between its neighbours. */
function readAt(table: ByStage, stage: number): Weights {
  const stages = Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b)
  const later = stages.find((known) => known >= stage) ?? stages.at(-1) ?? stage
  const earlier = stages.findLast((known) => known <= stage) ?? stages[0] ?? stage
  const way = later === earlier ? 0 : (stage - earlier) / (later - earlier)
  return mixed(table[earlier] ?? TUNED, table[later] ?? TUNED, way)
}

/** From one to the other, by so much of the way. */
function mixed(from: Weights, to: Weights, way: number): Weights {
  return Object.fromEntries(
    FEATURE_NAMES.map((name) => [name, from[name] + (to[name] - from[name]) * way]),
  ) as Weights
}
