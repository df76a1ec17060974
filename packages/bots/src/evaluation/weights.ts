import type { PlayStyle } from '../bot-name.ts'
import { FEATURE_NAMES, FEATURES, type Feature } from './features.ts'
import type { Theme } from './theme.ts'

/** The worth of each feature in victory points. */
export type Weights = Readonly<Record<Feature, number>>

/** Tuned by hand in the arena; the same at every stage of the campaign. The learned net corrects them. */
export const TUNED: Weights = {
  vp: 1,
  endNow: 0.9,
  endHope: 0.4,
  reputationNow: 0.9,
  reputationHope: 0.35,
  reputationTokens: 0.5,
  influence1: 0.5,
  influence3: 0.3,
  influence6: 0.3,
  influence: 0.5,
  spent: 0.1,
  worker1: 0.6,
  worker2: 0.35,
  extraTurn: 2,
  resources: 0.55,
  resourceKinds: 0.25,
  resourcesPlenty: 0.3,
  coins2: 0.2,
  coins4: 0.3,
  coins: 0.3,
  buildReady: 3,
  buildNear: 1.6,
  buildFar: 0.7,
  plans: 0.6,
  crateReady: 2.5,
  crateNear: 1.5,
  crates: 0.8,
  objectiveMet: 3,
  objectiveNear: 1.2,
  objectivePart: 0.8,
  sellReady: 0.6,
  assistants: 0.8,
  items: 0.6,
  itemReady: 0.5,
  guests: 0.6,
  friends: 0.6,
  treasures: 1.2,
  minionsHome: 0.9,
  minionsOut: 0.5,
  perils: 0.35,
  income: 0.8,
  personas: 0.5,
  useBest: 0.5,
  useNext: 0.2,
  estate: 0.8,
  stars: 10,
  trophies: 7,
  goal: 6,
  chest: 3,
  kept: 0.4,
  freedom: 25,
  candle: -8,
}

/**
 * A beginner is short-sighted: what can be done now counts, what could be done in a few turns hardly does, influence is there to
 * be spent, and what counts only at the end is far away.
 */
export const BEGINNER: Weights = {
  ...TUNED,
  useBest: 0.8,
  coins: 0.15,
  buildNear: 0.6,
  buildFar: 0.1,
  plans: 0.2,
  crateNear: 0.4,
  crates: 0.2,
  objectiveNear: 0.3,
  objectivePart: 0.1,
  assistants: 0.3,
  influence1: 0.2,
  influence3: 0.1,
  influence6: 0.1,
  influence: 0.15,
  reputationNow: 0.5,
  reputationHope: 0.1,
  reputationTokens: 0.1,
  endHope: 0.1,
}

/** The factor of each theme in a play style; 1 where none is given. */
const STYLE_FACTORS: Readonly<Record<PlayStyle, Partial<Record<Theme, number>>>> = {
  balanced: {},
  builder: { building: 2.6, crates: 2.2, quota: 0.5, campaign: 1.5 },
  merchant: { goods: 1.6, quota: 4, village: 1.8, income: 2, building: 0.7 },
  courtier: { reputation: 2.2, objectives: 2, influence: 1.2, building: 0.8 },
  collector: { cards: 2.4, minions: 2, personas: 1.8, peril: 1.6 },
}

/** Features that are worth more in a campaign, because buildings and crates stay for later games. */
const CAMPAIGN_FACTORS: Partial<Weights> = {
  plans: 2.5,
  buildReady: 2,
  buildNear: 2.2,
  buildFar: 2.5,
  crates: 2.2,
  crateReady: 1.8,
  crateNear: 2,
  estate: 1.9,
  chest: 1.7,
}

/** A row of weights in the order of the features, with the factors of a play style. */
export function weightRow(weights: Weights, style: PlayStyle, isCampaign: boolean): Float64Array {
  const factors = STYLE_FACTORS[style]
  return Float64Array.from(
    FEATURE_NAMES,
    (name) =>
      weights[name] * (factors[FEATURES[name]] ?? 1) * (isCampaign ? (CAMPAIGN_FACTORS[name] ?? 1) : 1),
  )
}
