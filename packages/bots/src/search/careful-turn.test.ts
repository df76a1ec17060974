import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { carefulTurn } from './careful-turn.ts'
import { searchTurn } from './search-turn.ts'
import { stepBudget } from './step-budget.ts'

function position(): Scenario {
  return scenario({ players: [{ goods: { coal: 2, clay: 1, grain: 1, coin: 3 }, cards: ['kiln'] }, {}] })
}

it('the turn is played as the search finds it best', () => {
  const s = position()
  const [best] = searchTurn(evaluatorOf(s), s.state, stepBudget(500))
  const after = carefulTurn(evaluatorOf(s), s.engine.clone(s.state), 500, stepBudget(5000))
  const played = s.engine.clone(s.state)
  for (let line = best ?? null; line !== null; line = line.rest) s.engine.apply(played, line.key)
  expect(after).toEqual(played)
  expect(after.table.active).toBe(1)
})

it('every answer that it tries or gives is taken from the budget', () => {
  const s = position()
  const budget = stepBudget(5000)
  carefulTurn(evaluatorOf(s), s.engine.clone(s.state), 100, budget)
  expect(budget.remaining).toBeLessThan(5000)
  expect(budget.remaining).toBeGreaterThanOrEqual(5000 - 100 - 40)
})

it('without a step left the world stays as it is', () => {
  const s = position()
  const world = s.engine.clone(s.state)
  expect(carefulTurn(evaluatorOf(s), world, 100, stepBudget(0))).toEqual(s.state)
})
