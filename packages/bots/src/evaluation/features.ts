import type { Theme } from './theme.ts'

/** The features of a position, each with its theme. Most are scaled by the time left; `judge` and its parts fill them in. */
export const FEATURES = {
  vp: 'points',
  endNow: 'points',
  endHope: 'points',
  reputationNow: 'reputation',
  reputationHope: 'reputation',
  reputationTokens: 'reputation',
  influence1: 'influence',
  influence3: 'influence',
  influence6: 'influence',
  influence: 'influence',
  spent: 'influence',
  worker1: 'workers',
  worker2: 'workers',
  extraTurn: 'workers',
  resources: 'goods',
  resourceKinds: 'goods',
  resourcesPlenty: 'goods',
  coins2: 'goods',
  coins4: 'goods',
  coins: 'goods',
  buildReady: 'building',
  buildNear: 'building',
  buildFar: 'building',
  plans: 'building',
  crateReady: 'crates',
  crateNear: 'crates',
  crates: 'crates',
  objectiveMet: 'objectives',
  objectiveNear: 'objectives',
  objectivePart: 'objectives',
  sellReady: 'quota',
  assistants: 'cards',
  items: 'cards',
  itemReady: 'cards',
  guests: 'cards',
  friends: 'cards',
  treasures: 'cards',
  minionsHome: 'minions',
  minionsOut: 'minions',
  perils: 'peril',
  income: 'income',
  personas: 'personas',
  useBest: 'village',
  useNext: 'village',
  estate: 'campaign',
  stars: 'campaign',
  trophies: 'campaign',
  goal: 'campaign',
  chest: 'campaign',
  kept: 'campaign',
  freedom: 'campaign',
  candle: 'campaign',
} as const satisfies Readonly<Record<string, Theme>>

export type Feature = keyof typeof FEATURES
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[]

/** The index of each feature in a row. */
export const FEATURE = Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<Feature, number>
>
