import { CARD_TYPES, RESOURCES } from '@charterstone/engine'
import { FEATURE_NAMES } from '../features.ts'

/** What the net sees of a seat besides the features: plain counts, the clock, and the kind of game. */
export const COUNTED = [
  'influence',
  'noInfluence',
  'workersHome',
  'bothHome',
  ...RESOURCES,
  'coins',
  'manyCoins',
  'minions',
  'perils',
  ...CARD_TYPES.map((type) => `${type}Cards` as const),
  'nearestMissing',
  'nearestValue',
  'secondMissing',
  'freePlots',
  'objectivesMet',
  'objectivesScored',
  'privateObjectives',
  'reputation',
  'reputationLead',
  'reputationSpaces',
  'quotaSpaces',
  'personas',
  'active',
  'turns',
  'turnsUnder2',
  'turnsUnder4',
  'turnsUnder8',
  'ending',
  'progress',
  'quiet',
  'rivalsWithoutInfluence',
  'buildings',
  'stage',
  'early',
  'late',
  'twoSeats',
  'threeSeats',
  'fourSeats',
  'manySeats',
  'campaign',
] as const
export type Counted = (typeof COUNTED)[number]

/** The names of features end in `Judged` where a count has the same name. */
export const INPUT_NAMES: readonly string[] = [
  ...FEATURE_NAMES.map((name) => (COUNTED.some((counted) => counted === name) ? `${name}Judged` : name)),
  ...COUNTED,
]
export const INPUT_COUNT = INPUT_NAMES.length
