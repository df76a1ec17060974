import type { BuildingDef } from '@charterstone/engine'
import { miniCatalogue, type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { stepBudget } from './step-budget.ts'
import { answerByHeuristic, answerForOthers, isOver, spanOf } from './turn.ts'

/** Seat 0 has used a kitchen that gives any resource to all others: seat 1 chooses one in the turn of seat 0. */
function giftOffered(): Scenario {
  const buildings = miniCatalogue.buildings.map((def): BuildingDef => {
    if (def.slug !== 'kitchen') return def
    return { ...def, cost: {}, benefit: [{ kind: 'others', effects: [{ kind: 'gain-any', count: 1 }] }] }
  })
  const catalogue = { ...miniCatalogue, buildings }
  const s = scenario({ catalogue, village: { purple: ['patch', 'kitchen'] } }).answer('place:kitchen')
  expect(s.asked()).toBe('1 take-any')
  return s
}

test('a search lasts to the end of the seat’s own turn', () => {
  const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] })
  const span = spanOf(s.state, 0)
  expect(span).toMatchObject({ seat: 0, isOwnTurn: true })
  expect(isOver(s.state, span)).toBe(false)
  s.answer('place:treasury')
  expect(s.asked()).toBe('0 pay')
  expect(isOver(s.state, span)).toBe(false)
  s.answer('pay:wood')
  expect(s.asked()).toBe('1 act')
  expect(isOver(s.state, span)).toBe(true)
})

test('a search in the turn of another seat ends when its own seat has nothing left to decide', () => {
  const s = giftOffered()
  const span = spanOf(s.state, 1)
  expect(span.isOwnTurn).toBe(false)
  expect(isOver(s.state, span)).toBe(false)
  s.answer(s.options()[0] ?? '')
  expect(isOver(s.state, span)).toBe(true)
})

test('a search is over when nothing is pending', () => {
  const s = scenario()
  expect(isOver({ ...s.state, pending: null }, spanOf(s.state, 0))).toBe(true)
})

test('an answer by heuristic costs one step', () => {
  const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] })
  const budget = stepBudget(3)
  answerByHeuristic(evaluatorOf(s), s.state, budget)
  expect(budget.remaining).toBe(2)
})

test('an answer by heuristic costs nothing when no decision is pending', () => {
  const s = scenario()
  const budget = stepBudget(3)
  answerByHeuristic(evaluatorOf(s), { ...s.state, pending: null }, budget)
  expect(budget.remaining).toBe(3)
})

test('answers by heuristic are given for other seats while the turn lasts', () => {
  const s = giftOffered()
  const budget = stepBudget(5)
  answerForOthers(evaluatorOf(s), s.state, { seat: 0, turns: s.seat(0).turns, isOwnTurn: true }, budget)
  expect(s.asked()).toBe('1 act')
  expect(budget.remaining).toBe(4)
})

test('answers by heuristic for other seats wait when no step remains', () => {
  const s = giftOffered()
  answerForOthers(
    evaluatorOf(s),
    s.state,
    { seat: 0, turns: s.seat(0).turns, isOwnTurn: true },
    stepBudget(0),
  )
  expect(s.asked()).toBe('1 take-any')
})

test('answers by heuristic for other seats stop at the seat’s own decision', () => {
  const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] })
  s.answer('place:treasury')
  const budget = stepBudget(5)
  answerForOthers(evaluatorOf(s), s.state, spanOf(s.state, 0), budget)
  expect(s.asked()).toBe('0 pay')
  expect(budget.remaining).toBe(5)
})
