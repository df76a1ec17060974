import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { miniFacts } from '../../test-support/features-of.ts'
import { promisingActions, quickTurn } from './quick-turn.ts'
import { stepBudget } from './step-budget.ts'

test('promising actions are sorted by their printed worth, nine at most', () => {
  const keys = ['pass', 'place:kiln', 'retrieve', 'place:patch', 'place:grandstand']
  expect(promisingActions(miniFacts, keys)).toEqual([
    'retrieve',
    'place:grandstand',
    'place:kiln',
    'place:patch',
    'pass',
  ])
  const many = [...miniFacts.actionWorth.keys()]
  const nine = promisingActions(miniFacts, many)
  expect(nine).toHaveLength(9)
  const worths = many.map((key) => miniFacts.actionWorth.get(key) ?? 0).sort((a, b) => b - a)
  expect(nine.map((key) => miniFacts.actionWorth.get(key))).toEqual(worths.slice(0, 9))
})

test('free actions are never promising', () => {
  expect(promisingActions(miniFacts, ['use:tome', 'power:banker', 'place:patch'])).toEqual(['place:patch'])
})

test('a quick turn takes the action that leaves the seat best off', () => {
  const s = scenario({
    village: { purple: ['patch', 'lighthouse'] },
    players: [{ cards: ['ida'] }],
    table: { ending: true },
  })
  const after = quickTurn(evaluatorOf(s), s.state, stepBudget(500))
  expect(after.table.seats[0]?.vp).toBe(4)
  expect(after.pending).toMatchObject({ seat: 1, kind: 'act' })
})

test('a quick turn leaves the world before it as it was', () => {
  const s = scenario({ players: [{ goods: { wood: 1 } }] })
  const before = JSON.stringify(s.state)
  quickTurn(evaluatorOf(s), s.state, stepBudget(100))
  expect(JSON.stringify(s.state)).toBe(before)
})

test('in the middle of a turn one answer is given by heuristic', () => {
  const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] }).answer('place:treasury')
  const budget = stepBudget(100)
  const after = quickTurn(evaluatorOf(s), s.state, budget)
  expect(after).toBe(s.state)
  expect(budget.remaining).toBe(99)
  expect(s.has(0, 'coin')).toBe(1)
})

test('a quick turn stops when no step remains', () => {
  const s = scenario({ players: [{ goods: { wood: 1 } }] })
  const budget = stepBudget(2)
  quickTurn(evaluatorOf(s), s.state, budget)
  expect(budget.remaining).toBe(0)
})
