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
  const turns = s.state.table.seats[0]?.turns ?? 0
  const after = carefulTurn(evaluatorOf(s), s.engine.clone(s.state), 500, stepBudget(5000))
  expect(best?.key).toBe('place:zeppelin')
  expect(after.legacy.buildings.filter((building) => building > 0).length).toBeGreaterThan(
    s.state.legacy.buildings.filter((building) => building > 0).length,
  )
  expect(after.table.active === 0 && after.table.seats[0]?.turns === turns).toBe(false)
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
