import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { fingerprintOf, type Plan, planOf } from './plan.ts'
import type { Line } from './search-turn.ts'

function lineOf(...keys: string[]): Line {
  const [key = '', ...rest] = keys
  return { key, value: 0, rest: rest.length === 0 ? null : lineOf(...rest) }
}

/** The market asks for a resource and then for a card. */
function atMarket(): Scenario {
  return scenario({ mat: ['sherpa', 'kiln'], players: [{ goods: { wood: 1, clay: 1, coin: 1 } }] })
}

const LINE = lineOf('place:market', 'pay:wood', 'card:kiln')

function planWith(steps: number, line = LINE): Plan {
  const { engine, state } = atMarket()
  return planOf(engine, state, line, steps)
}

test('a plan holds the answers after the first one, each for the decision that it expects', () => {
  const s = atMarket()
  const plan = planOf(s.engine, s.state, LINE, 10)
  expect(plan.map(({ key }) => key)).toEqual(['pay:wood', 'card:kiln'])
  s.answer('place:market')
  if (s.state.pending === null) throw new Error('no decision')
  expect(plan[0]?.fingerprint).toBe(fingerprintOf(s.state.pending, s.state.table))
})

test('a plan leaves the world as it was', () => {
  const s = atMarket()
  const before = JSON.stringify(s.state)
  planOf(s.engine, s.state, LINE, 10)
  expect(JSON.stringify(s.state)).toBe(before)
})

test('a plan is as long as its steps allow', () => {
  expect(planWith(0)).toEqual([])
  expect(planWith(1)).toEqual([])
  expect(planWith(2)).toHaveLength(1)
  expect(planWith(3)).toHaveLength(2)
})

test('a plan stops where its next answer is not offered', () => {
  expect(planWith(10, lineOf('place:market', 'pay:metal', 'card:kiln'))).toEqual([])
  expect(planWith(10, lineOf('place:market', 'pay:wood', 'card:broker'))).toHaveLength(1)
})

test('a plan ends with the turn of its seat', () => {
  expect(planWith(10, lineOf('place:market', 'pay:wood', 'card:kiln', 'place:patch'))).toHaveLength(2)
})

test('a line of one answer needs no plan', () => {
  expect(planWith(10, lineOf('place:patch'))).toEqual([])
})

test.each<[string, (s: Scenario) => void]>([
  ['another card on the mat', (s) => s.state.table.mat.pop()],
  ['more progress', (s) => (s.state.table.progress += 1)],
  ['other goods', (s) => (s.seat(0).goods[0] = 5)],
  ['other points', (s) => (s.seat(0).vp = 3)],
])('a fingerprint changes with %s', (_what, change) => {
  const s = atMarket()
  if (s.state.pending === null) throw new Error('no decision')
  const before = fingerprintOf(s.state.pending, s.state.table)
  change(s)
  expect(fingerprintOf(s.state.pending, s.state.table)).not.toBe(before)
})

test('a fingerprint does not depend on what other seats have', () => {
  const s = atMarket()
  if (s.state.pending === null) throw new Error('no decision')
  const before = fingerprintOf(s.state.pending, s.state.table)
  s.seat(1).vp = 9
  expect(fingerprintOf(s.state.pending, s.state.table)).toBe(before)
})
