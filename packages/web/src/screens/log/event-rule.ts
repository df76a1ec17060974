import type { Event, RuleName } from '@charterstone/engine'

/** The rule that explains an event. */
const RULES: Readonly<Partial<Record<Event['kind'], RuleName>>> = {
  'game-started': 'supply',
  placed: 'turn',
  bumped: 'turn',
  retrieved: 'turn',
  'took-card': 'advancement-cards',
  'refreshed-mat': 'advancement-cards',
  'took-objective': 'objectives',
  'scored-objective': 'objectives',
  sold: 'quota',
  'placed-reputation': 'reputation',
  'reputation-scored': 'reputation',
  'placed-income': 'income',
  'income-triggered': 'income',
  progressed: 'progress',
  'hourglass-reached': 'end-of-game',
  'game-ended': 'end-of-game',
  constructed: 'constructing',
  'crate-opened': 'crates',
  'persona-unlocked': 'personas',
  'persona-activated': 'personas',
  'persona-marked': 'personas',
  regained: 'influence',
  'minion-released': 'minions',
  'took-peril': 'peril',
  'island-placed': 'islands',
  'guidepost-revealed': 'guideposts',
  'goal-achieved': 'guideposts',
  'glory-placed': 'glory',
  'trophy-won': 'end-steps',
  'capacity-raised': 'capacity',
  kept: 'capacity',
}

/** Null for an event without a rule, or whose rule is not written yet. */
export function ruleOfEvent(event: Event, rules: Readonly<Record<RuleName, boolean>>): RuleName | null {
  const rule = event.kind === 'rule-entered' ? event.rule : (RULES[event.kind] ?? null)
  if (rule === 'constructing' && rules.overbuilding) return 'overbuilding'
  return rule !== null && rules[rule] ? rule : null
}
