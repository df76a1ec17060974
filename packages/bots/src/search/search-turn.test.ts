import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { leadOf } from '../evaluation/evaluator.ts'
import { type Line, searchTurn } from './search-turn.ts'
import { stepBudget } from './step-budget.ts'

function search(s: Scenario, steps = 1000): Line[] {
  return searchTurn(evaluatorOf(s), s.state, stepBudget(steps))
}

function keysOf(line: Line): string[] {
  return line.rest === null ? [line.key] : [line.key, ...keysOf(line.rest)]
}

const RICH: ScenarioSetup = {
  village: { purple: ['patch', 'kiln', 'orchard'] },
  players: [{ goods: { coal: 2, clay: 1, grain: 1, coin: 2 }, cards: ['kiln'] }],
  mat: ['sherpa', 'broker'],
}

test('the search of a turn has a line for each main action, best first', () => {
  const s = scenario(RICH)
  const lines = search(s)
  expect(lines.map(({ key }) => key).sort()).toEqual([...s.options()].sort())
  const values = lines.map(({ value }) => value)
  expect(values).toEqual([...values].sort((a, b) => b - a))
})

test('the search of a turn finds the action with the most points in the last turn', () => {
  // The lighthouse gives four points for a friend, the cloud port three for selling the card.
  const s = scenario({
    village: { purple: ['patch', 'lighthouse'] },
    players: [{ cards: ['ida'] }],
    table: { ending: true },
  })
  expect(search(s)[0]?.key).toBe('place:lighthouse')
})

test('the search of a turn follows every line to the end of the turn, with answers that are offered', () => {
  for (const line of search(scenario(RICH))) {
    const s = scenario(RICH)
    for (const key of keysOf(line)) {
      expect(s.options()).toContain(key)
      s.answer(key)
    }
    expect(s.asked()).not.toMatch(/^0 (?!act)/)
  }
})

test('the search of a turn gives a line the lead that its answers lead to', () => {
  const s = scenario({ village: { purple: ['patch', 'kiln'] }, players: [{ goods: { coal: 1 } }] })
  const line = search(s).find(({ key }) => key === 'place:kiln')
  const evaluator = evaluatorOf(s)
  expect(line?.rest).toBeNull()
  s.answer('place:kiln')
  expect(line?.value).toBeCloseTo(leadOf(evaluator, s.state, 0))
})

test('the search of a turn leaves the world of the root as it was', () => {
  const s = scenario(RICH)
  const before = JSON.stringify(s.state)
  search(s)
  expect(JSON.stringify(s.state)).toBe(before)
})

test('the search of a turn uses a free action before a main action', () => {
  const s = scenario({ rules: ['treasures'], players: [{ cards: ['tome'] }], deck: ['kiln', 'sherpa'] })
  const line = search(s).find(({ key }) => key === 'use:tome')
  expect(keysOf(line ?? { key: '', value: 0, rest: null }).at(-1)).toMatch(/^(?:place|use|pass)/)
  expect(keysOf(line ?? { key: '', value: 0, rest: null }).length).toBeGreaterThan(1)
})

test('the search of a turn finds nothing where nothing is pending', () => {
  const s = scenario()
  expect(searchTurn(evaluatorOf(s), { ...s.state, pending: null }, stepBudget(10))).toEqual([])
})

test.each([1, 5, 20, 100])('a search never exceeds its budget of %i steps', (steps) => {
  const s = scenario(RICH)
  let applied = 0
  const engine = {
    ...s.engine,
    apply: (...args: Parameters<typeof s.engine.apply>) => {
      applied += 1
      return s.engine.apply(...args)
    },
  }
  const budget = stepBudget(steps)
  searchTurn(evaluatorOf({ engine }), s.state, budget)
  expect(applied).toBeLessThanOrEqual(steps)
  expect(budget.remaining).toBe(steps - applied)
  expect(applied).toBeGreaterThan(0)
})

test('a search with a budget of one step still gives one line', () => {
  expect(search(scenario(RICH), 1)).toHaveLength(1)
})

test('a search with a budget of no step gives no line', () => {
  expect(search(scenario(RICH), 0)).toEqual([])
})
