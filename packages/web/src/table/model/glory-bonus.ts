import type { GloryRow, RuleName, View } from '@charterstone/engine'

/** What a bonus is about; before its rule is written, a row keeps its secret. */
const RULE_OF_BONUS: Readonly<Partial<Record<GloryRow, RuleName>>> = {
  4: 'peril',
  6: 'minions',
  9: 'personas',
}

/** Whether the campaign has shown what a full row of stars gives. */
export function isBonusKnown({ rules }: Pick<View['legacy'], 'rules'>, row: GloryRow): boolean {
  const rule = RULE_OF_BONUS[row]
  return rule === undefined || rules[rule]
}
