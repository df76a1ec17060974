import type { HouseRules } from '@charterstone/engine'

/** What each house rule changes when it is chosen (section 12 of the rules). */
const ALTERNATIVES: Readonly<HouseRules> = {
  matSize: 3,
  progressStart: 'first-space',
  campaignScoring: 'fixed',
  market: 'or-top-card',
  crateResources: true,
  objectiveVp: 'printed',
  dusk: false,
  extraPersonas: 'two',
  fairStart: true,
}
export type HouseRuleName = keyof HouseRules
export const HOUSE_RULES = Object.keys(ALTERNATIVES) as HouseRuleName[]

export function houseRulesOf(chosen: readonly HouseRuleName[]): Partial<HouseRules> {
  return Object.fromEntries(chosen.map((name) => [name, ALTERNATIVES[name]]))
}
