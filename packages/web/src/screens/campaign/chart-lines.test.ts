import { CHARTERS, type GameRecord } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { chartLines, LINE_DASHES, scaleFor } from './chart-lines.ts'

const mira = { charter: 0, name: 'Mira', player: 'person' } as const
const ola = { charter: 4, name: 'Ola', player: 'person' } as const
const history: readonly GameRecord[] = [
  { game: 1, seats: [mira, ola], vp: [20, 31], winners: [1], turns: [9, 9] },
  { game: 2, seats: [ola], vp: [44], winners: [0], turns: [9] },
]

test('every charter has a stroke of its own in a chart', () => {
  expect(new Set(LINE_DASHES).size).toBe(CHARTERS.length)
})

test('a line follows a charter through its games, in any seat', () => {
  const [first, second] = chartLines(history)
  expect(first?.points.map(({ vp }) => vp)).toEqual([20])
  expect(second?.points.map(({ game, vp, isWon }) => [game, vp, isWon])).toEqual([
    [1, 31, true],
    [2, 44, true],
  ])
})

test('a chart has a scale that ends above the highest value', () => {
  expect(scaleFor(chartLines(history))).toEqual([0, 10, 20, 30, 40, 50])
})
