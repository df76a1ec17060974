import { CHRONICLE, type Legacy, RULE_NAMES, type RuleName } from '@charterstone/engine'

export const SLOTS = 29

/** A place in the Chronicle: what is written there, or nothing. */
export type Slot = { readonly slot: number; readonly rules: readonly RuleName[] }

/** All places in order; what stands outside of them, once it is known, comes last as slot 0. */
export function slotsOf({ rules }: Pick<Legacy, 'rules'>): readonly Slot[] {
  const open = RULE_NAMES.filter((rule) => rules[rule] && !isReplaced(rules, rule))
  const at = (slot: number): Slot => ({ slot, rules: open.filter((rule) => CHRONICLE[rule].slot === slot) })
  const beyond = at(0)
  const places = Array.from({ length: SLOTS }, (_, place) => at(place + 1))
  return beyond.rules.length === 0 ? places : [...places, beyond]
}

/** A later page that is pasted over an earlier one. */
function isReplaced(rules: Legacy['rules'], rule: RuleName): boolean {
  return rule === 'constructing' && rules.overbuilding
}
