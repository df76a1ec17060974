import type { HouseRules } from '@charterstone/engine'
import { type Options, wordsOption } from './options.ts'

/** What each house rule changes when it is chosen (section 12 of the rules). */
export const ALTERNATIVES = {
  H1: { matSize: 3 },
  H2: { progressStart: 'first-space' },
  H3: { campaignScoring: 'fixed' },
  H4: { market: 'or-top-card' },
  H5: { crateResources: true },
  H6: { objectiveVp: 'printed' },
  H7: { dusk: false },
  H8: { extraPersonas: 'two' },
  H10: { fairStart: true },
} as const satisfies Readonly<Record<string, Partial<HouseRules>>>
export type HouseRuleId = keyof typeof ALTERNATIVES
export const HOUSE_RULE_IDS = Object.keys(ALTERNATIVES) as HouseRuleId[]

export function houseRulesOf(ids: readonly HouseRuleId[]): Partial<HouseRules> {
  return Object.assign({}, ...ids.map((id) => ALTERNATIVES[id])) as Partial<HouseRules>
}

export function houseOption(options: Options): readonly HouseRuleId[] | undefined {
  return wordsOption(options, 'house', HOUSE_RULE_IDS)
}
