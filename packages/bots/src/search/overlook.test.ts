import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { withoutOverlooked } from './overlook.ts'
import { type Line, searchTurn } from './search-turn.ts'
import { stepBudget } from './step-budget.ts'

/** Purple is to move; the black charter has a building of its own. */
function position(): Scenario {
  return scenario({
    village: { purple: ['patch', 'orchard'], black: ['seam'] },
    players: [{ goods: { coin: 2 } }, {}],
  })
}

function keysAfter(s: Scenario, share: number, seed: number): string[] {
  const lines: readonly Line[] = searchTurn(evaluatorOf(s), s.state, stepBudget(500))
  return withoutOverlooked(s.engine, s.state, lines, { share, seed }).map(({ key }) => key)
}

it('without a share nothing is overlooked', () => {
  const s = position()
  expect(keysAfter(s, 0, 1)).toEqual(
    searchTurn(evaluatorOf(s), s.state, stepBudget(500)).map(({ key }) => key),
  )
})

it('buildings of others are overlooked, the own charter and the commons never', () => {
  const keys = keysAfter(position(), 1, 1)
  expect(keys).not.toContain('place:seam')
  expect(keys).toContain('place:patch')
  expect(keys).toContain('place:orchard')
})

it('another turn overlooks other things', () => {
  const seen = Array.from({ length: 40 }, (_, seed) =>
    keysAfter(position(), 0.5, seed).includes('place:seam'),
  )
  expect(seen.filter(Boolean).length).toBeGreaterThan(8)
  expect(seen.filter(Boolean).length).toBeLessThan(32)
})

it('where nothing else is left, everything is seen', () => {
  const s = position()
  const lines = [{ key: 'place:seam', value: 1, rest: null }]
  expect(withoutOverlooked(s.engine, s.state, lines, { share: 1, seed: 1 })).toEqual(lines)
})
