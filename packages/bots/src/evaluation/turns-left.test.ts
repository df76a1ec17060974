import { STANDARD_BOARD } from '@charterstone/engine'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { incomesLeft, turnsLeft } from './turns-left.ts'

test('[R25.3] the incomes left are the income icons ahead of the token', () => {
  const spaces = Array.from({ length: STANDARD_BOARD.progress.last + 1 }, (_, space) => space)
  expect(spaces.map((space) => incomesLeft(STANDARD_BOARD.progress, space))).toEqual(
    spaces.map((space) => STANDARD_BOARD.progress.income.filter((icon) => icon > space).length),
  )
  expect([0, 6, 21, 22].map((space) => incomesLeft(STANDARD_BOARD.progress, space))).toEqual([5, 4, 1, 0])
  expect(incomesLeft({ last: 9, reputation: [], income: [2, 5, 7] }, 4)).toBe(2)
})

function turnsIn(setup: ScenarioSetup, seat = 0): number {
  return turnsLeft(STANDARD_BOARD, scenario(setup).state, seat)
}

/** The turns left for each of three seats in the last round. */
function lastTurns(first: number, active: number): number[] {
  const { state } = scenario({ seats: 3 })
  const world = { ...state, table: { ...state.table, ending: true, first, active } }
  return [0, 1, 2].map((seat) => turnsLeft(STANDARD_BOARD, world, seat))
}

test('the turns left fall as the token moves on, and are at least one before the last round', () => {
  const turns = [18, 20, 22, 24, 25].map((progress) => turnsIn({ progress }))
  expect(turns).toEqual([...turns].sort((a, b) => b - a))
  expect(new Set(turns).size).toBe(turns.length)
  expect(turns.at(-1)).toBe(1)
})

test('the turns left of a seat are never more than twenty', () => {
  expect(turnsIn({ seats: 2, progress: 0, table: { round: 30 } })).toBe(20)
})

test('the turns left fall when a seat has no influence left, because its turns move the token', () => {
  const rich = turnsIn({ progress: 20 })
  const poor = turnsIn({ progress: 20, players: [{}, { influence: 0 }] })
  expect(poor).toBeLessThan(rich)
})

test('the turns left rise when the token has moved slowly in many rounds', () => {
  const table = (round: number) => ({ progress: 18, table: { round } })
  expect(turnsIn(table(12))).toBeGreaterThan(turnsIn(table(3)))
})

test('the turns left are certain in the last round: one for the seats after the active one', () => {
  expect(lastTurns(0, 1)).toEqual([0, 0, 1])
  expect(lastTurns(0, 2)).toEqual([0, 0, 0])
})

test('the turns left are counted from the first player on, not from seat 0', () => {
  expect(lastTurns(2, 2)).toEqual([1, 1, 0])
  expect(lastTurns(2, 0)).toEqual([0, 1, 0])
})

test('no turns are left before and after a game', () => {
  const { state } = scenario({ begin: 'end' })
  expect(turnsLeft(STANDARD_BOARD, { ...state, phase: 'finished' }, 0)).toBe(0)
})
