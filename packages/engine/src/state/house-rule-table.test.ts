import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  changedRules,
  HOUSE_RULE_IDS,
  HOUSE_RULES,
  houseRulesFrom,
  houseRulesOf,
  STANDARD_RULES,
} from './house-rules.ts'

const CHAPTER = join(import.meta.dirname, '../../../../docs/rules/12-house-rules.md')

test('the table of house rules has the rules of chapter 12, in its order', () => {
  const clauses = [...readFileSync(CHAPTER, 'utf8').matchAll(/^- \*\*(H\d+)\*\*/gm)].map(([, id]) => id)
  expect(clauses.length).toBeGreaterThanOrEqual(10)
  expect(HOUSE_RULE_IDS).toEqual(clauses)
})

test('the table of house rules has a field of its own and two different values of one type for each rule', () => {
  expect(new Set(HOUSE_RULES.map(({ field }) => field)).size).toBe(HOUSE_RULES.length)
  for (const { standard, alternative } of HOUSE_RULES) {
    expect(alternative).not.toBe(standard)
    expect(typeof alternative).toBe(typeof standard)
  }
})

test('the table of house rules keeps the fields and values that saves hold', () => {
  const saved = HOUSE_RULES.slice(0, 10).map(({ field, standard, alternative }) => [
    field,
    standard,
    alternative,
  ])
  expect(saved).toEqual([
    ['matSize', 5, 3],
    ['progressStart', 'by-players', 'first-space'],
    ['campaignScoring', 'victory-cards', 'fixed'],
    ['market', 'face-up', 'or-top-card'],
    ['crateResources', false, true],
    ['objectiveVp', 'building', 'printed'],
    ['dusk', true, false],
    ['extraPersonas', 'unlimited', 'two'],
    ['automaProgress', 'card', 'not-by-commons'],
    ['fairStart', false, true],
  ])
  expect(Object.keys(STANDARD_RULES)).toEqual(saved.map(([field]) => field))
})

test.each(HOUSE_RULES)('the house rule $id changes its own field and nothing else', (rule) => {
  const chosen = houseRulesOf([rule.id])
  expect(chosen).toEqual({ [rule.field]: rule.alternative })
  expect(houseRulesFrom(chosen)).toEqual({ ...STANDARD_RULES, [rule.field]: rule.alternative })
  expect(changedRules(houseRulesFrom(chosen))).toEqual([rule])
})

test('the table of house rules lists several changed rules in its order, and none for the standard', () => {
  expect(changedRules(houseRulesFrom(houseRulesOf(['H10', 'H7']))).map(({ id }) => id)).toEqual(['H7', 'H10'])
  expect(changedRules(STANDARD_RULES)).toEqual([])
  expect(changedRules({})).toEqual([])
})

test('the table of house rules changes an old name only for the rule that had it', () => {
  expect(houseRulesFrom({ progressStart: 'two', extraPersonas: 'two' })).toEqual({
    ...STANDARD_RULES,
    progressStart: 'first-space',
    extraPersonas: 'two',
  })
})
