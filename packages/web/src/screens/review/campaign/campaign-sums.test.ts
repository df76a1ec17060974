import { expect, test } from 'vitest'
import { type Evening, luckLine, winsOf } from './campaign-sums.ts'

const evening = (game: number, start: number, result: number, luck: number): Evening => ({
  game,
  start,
  result,
  luck,
})
const evenings = [
  evening(1, 0.5, 1, 3),
  evening(2, 0.5, 0, -4),
  evening(3, 0.2, 1, 0),
  evening(4, 0.9, 1, -6),
]

test('luck adds up over the evenings, and its band grows with what came', () => {
  expect(luckLine(evenings).map(({ sum }) => sum)).toEqual([3, -1, -1, -7])
  const bands = luckLine(evenings).map(({ band }) => band)
  expect(bands[0]).toBeCloseTo(1.96 * 3)
  expect(bands[1]).toBeCloseTo(1.96 * 5)
  expect(bands[2]).toBe(bands[1])
})

test('wins that came are compared with those that were to be expected', () => {
  expect(winsOf(evenings).real).toBe(3)
  expect(winsOf(evenings).expected).toBeCloseTo(2.1)
})
