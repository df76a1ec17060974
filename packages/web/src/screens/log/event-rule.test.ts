import { RULE_NAMES, type RuleName } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { ruleOfEvent } from './event-rule.ts'

function rulesIn(...names: RuleName[]): Record<RuleName, boolean> {
  const rules = Object.fromEntries(RULE_NAMES.map((rule) => [rule, names.includes(rule)]))
  return rules as Record<RuleName, boolean>
}

const built = { kind: 'constructed', seat: 0, building: 20, spot: 7, over: 0 } as const

test('the rule that explains an event is the one about what happened', () => {
  expect(ruleOfEvent({ kind: 'sold', seat: 0, space: 1 }, rulesIn('quota'))).toBe('quota')
  expect(ruleOfEvent({ kind: 'passed', seat: 0 }, rulesIn('quota', 'turn'))).toBeNull()
})

test('the rule that explains an event is not named before it is written', () => {
  const took = { kind: 'took-peril', seat: 0, peril: 'vermin', building: 5 } as const
  expect(ruleOfEvent(took, rulesIn())).toBeNull()
  expect(ruleOfEvent(took, rulesIn('peril'))).toBe('peril')
})

test('the rule that explains the event of a new rule is that rule', () => {
  expect(ruleOfEvent({ kind: 'rule-entered', rule: 'islands' }, rulesIn('islands'))).toBe('islands')
})

test('the rule that explains building is overbuilding as soon as that has replaced it', () => {
  expect(ruleOfEvent(built, rulesIn('constructing'))).toBe('constructing')
  expect(ruleOfEvent(built, rulesIn('constructing', 'overbuilding'))).toBe('overbuilding')
})
