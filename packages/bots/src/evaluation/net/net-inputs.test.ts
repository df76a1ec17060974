import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { miniFacts } from '../../../test-support/features-of.ts'
import { FEATURE_NAMES } from '../features.ts'
import { judge } from '../judge.ts'
import { type Counted, INPUT_COUNT, INPUT_NAMES } from './input-names.ts'
import { fillInputs } from './net-inputs.ts'

function inputsOf(setup: ScenarioSetup, seat = 0): (name: Counted | 'vp') => number {
  const { engine, state } = scenario(setup)
  const features = new Float64Array(FEATURE_NAMES.length)
  const row = new Float64Array(INPUT_COUNT)
  const turns = judge({ engine, facts: miniFacts }, state, seat, features)
  const holder = state.table.seats[seat]
  if (holder === undefined) throw new Error('no such seat')
  fillInputs({ facts: miniFacts, world: state, seat, holder, turns, features }, row)
  for (const value of row) expect(Math.abs(value)).toBeLessThanOrEqual(6)
  return (name) => row[INPUT_NAMES.indexOf(name)] ?? Number.NaN
}

it('every input has a name of its own', () => {
  expect(new Set(INPUT_NAMES).size).toBe(INPUT_COUNT)
})

it('goods, influence and workers are counted', () => {
  const input = inputsOf({ players: [{ goods: { wood: 3, coin: 6 }, influence: 0 }, {}] })
  expect([input('wood'), input('clay'), input('coins'), input('manyCoins')]).toEqual([1, 0, 1.5, 0.5])
  expect([input('influence'), input('noInfluence')]).toEqual([0, 1])
  expect([input('workersHome'), input('bothHome')]).toEqual([1, 1])
})

it('the building card with the fewest missing resources comes first', () => {
  const ready = inputsOf({ players: [{ cards: ['kiln'], goods: { coal: 2, clay: 1, grain: 1 } }, {}] })
  const near = inputsOf({ players: [{ cards: ['kiln'], goods: { coal: 2, clay: 1 } }, {}] })
  const none = inputsOf({ players: [{}, {}] })
  expect(ready('nearestMissing')).toBe(1)
  expect(near('nearestMissing')).toBe(0.75)
  expect(none('nearestMissing')).toBe(0)
  expect(ready('nearestValue')).toBeGreaterThan(0)
  expect(none('buildingCards')).toBe(0)
  expect(near('buildingCards')).toBeCloseTo(1 / 3)
})

it('different stages, seats and modes of the game have different inputs', () => {
  const first = inputsOf({ game: 1, players: [{}, {}] })
  const last = inputsOf({ game: 12, seats: 4, legacy: { mode: 'single' } })
  expect([first('early'), first('late'), first('twoSeats'), first('fourSeats'), first('campaign')]).toEqual([
    1, 0, 1, 0, 1,
  ])
  expect([last('early'), last('late'), last('twoSeats'), last('fourSeats'), last('campaign')]).toEqual([
    0, 1, 0, 1, 0,
  ])
})

it('the end of the game shows in the clock', () => {
  const soon = inputsOf({ progress: 25, players: [{}, {}] })
  const early = inputsOf({ progress: 14, players: [{}, {}] })
  expect(soon('progress')).toBeGreaterThan(early('progress'))
  expect(soon('turnsUnder8')).toBeGreaterThan(early('turnsUnder8'))
})

it('order and content of the decks change nothing', () => {
  const { engine, state } = scenario({ players: [{ cards: ['kiln'] }, {}] })
  const rowOf = (): Float64Array => {
    const features = new Float64Array(FEATURE_NAMES.length)
    const row = new Float64Array(INPUT_COUNT)
    const turns = judge({ engine, facts: miniFacts }, state, 0, features)
    const [holder] = state.table.seats
    if (holder === undefined) throw new Error('no seat')
    fillInputs({ facts: miniFacts, world: state, seat: 0, holder, turns, features }, row)
    return row
  }
  const before = rowOf()
  state.table.deck.reverse().pop()
  state.table.objectiveDeck.length = 0
  state.table.candle = 3
  expect(rowOf()).toEqual(before)
})
