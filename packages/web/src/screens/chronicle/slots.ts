import { CHRONICLE, type Legacy, RULE_NAMES, type RuleName } from '@charterstone/engine'

export const SLOTS = 29

/** A slot of the Chronicle and the rules that are written in it. */
export type Slot = { readonly slot: number; readonly rules: readonly RuleName[] }

/** All slots in order. Rules outside of them come last, as slot 0, once they are known. */
export function slotsOf({ rules }: Pick<Legacy, 'rules'>): readonly Slot[] {
  const open = RULE_NAMES.filter((rule) => rules[rule] && !isReplaced(rules, rule))
  const at = (slot: number): Slot => ({ slot, rules: open.filter((rule) => CHRONICLE[rule].slot === slot) })
  const beyond = at(0)
  const slots = Array.from({ length: SLOTS }, (_, index) => at(index + 1))
  return beyond.rules.length === 0 ? slots : [...slots, beyond]
}

/** A later page that is pasted over an earlier one. */
function isReplaced(rules: Legacy['rules'], rule: RuleName): boolean {
  return rule === 'constructing' && rules.overbuilding
}
