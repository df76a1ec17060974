import { type Rng, roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { meanOf, type Pair, ratioOf, shareOf, shifted, studentT } from './estimate.ts'
import { wilson } from './wilson.ts'

const SIDES = 1000

function uniform(rng: Rng): number {
  return roll(rng, SIDES) / SIDES
}

/** How often the interval of an experiment holds the true value. */
function coverage(
  experiments: number,
  truth: number,
  run: (rng: Rng) => { low: number; high: number },
): number {
  const rng = seedRng(7)
  let held = 0
  for (let index = 0; index < experiments; index++) {
    const { low, high } = run(rng)
    if (low <= truth && truth <= high) held += 1
  }
  return held / experiments
}

test('the interval of a share is that of Wilson', () => {
  const { low, high } = wilson(50, 100)
  expect(low).toBeCloseTo(0.4038, 3)
  expect(high).toBeCloseTo(0.5962, 3)
  expect(wilson(0, 10).low).toBe(0)
  expect(wilson(10, 10).high).toBeCloseTo(1, 9)
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('Student’s t is that of the tables', () => {
  const table = [12.706, 4.303, 3.182, 2.776, 2.571, 2.228, 2.042, 1.984]
  const computed = [1, 2, 3, 4, 5, 10, 30, 100].map(studentT)
  for (const [index, t] of table.entries()) expect(computed[index]).toBeCloseTo(t, 2)
})

test('an estimate of a mean has the interval of the textbook', () => {
  const { value, low, high } = meanOf([4, 6, 8, 10, 12])
  expect(value).toBe(8)
  expect(high - value).toBeCloseTo((2.776 * Math.sqrt(10)) / Math.sqrt(5), 2)
  expect(value - low).toBeCloseTo(high - value)
})

test('an estimate of one unit has an infinite interval, or all shares', () => {
  expect(meanOf([3])).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  expect(shareOf([[2, 8]])).toEqual({ value: 0.25, low: 0, high: 1 })
})

test('an estimate of nothing is 0, and units without a count say nothing', () => {
  expect(ratioOf([]).value).toBe(0)
  expect(
    ratioOf([
      [1, 2],
      [0, 0],
      [2, 2],
    ]),
  ).toEqual(
    ratioOf([
      [1, 2],
      [2, 2],
    ]),
  )
})

test('an estimate of a share of independent things has the interval of Wilson', () => {
  const pairs = Array.from({ length: 400 }, (_, index): Pair => [index % 4 === 0 ? 1 : 0, 1])
  const { low, high } = wilson(100, 400)
  expect(shareOf(pairs).low).toBeCloseTo(low, 2)
  expect(shareOf(pairs).high).toBeCloseTo(high, 2)
})

test('an estimate is wider where the things of a unit hang together', () => {
  const apart = Array.from({ length: 40 }, (): Pair => [5, 10])
  const together = Array.from({ length: 40 }, (_, index): Pair => [index % 2 === 0 ? 10 : 0, 10])
  const width = (pairs: readonly Pair[]): number => shareOf(pairs).high - shareOf(pairs).low
  expect(width(together)).toBeGreaterThan(2.5 * width(apart))
})

test('an estimate can be shifted with its interval', () => {
  expect(shifted({ value: 1, low: 0, high: 3 }, 2)).toEqual({ value: 3, low: 2, high: 5 })
})

test('an estimate holds the true mean in about 95 % of experiments, also with eight units', () => {
  const held = coverage(2000, 0.4995, (rng) => meanOf(Array.from({ length: 8 }, () => uniform(rng))))
  expect(held).toBeGreaterThan(0.93)
  expect(held).toBeLessThan(0.97)
})

test('an estimate holds the true share in about 95 % of experiments in which units differ', () => {
  const held = coverage(1000, 0.3, (rng) =>
    shareOf(
      Array.from({ length: 30 }, (): Pair => {
        const own = 0.6 * uniform(rng)
        const of = 5 + roll(rng, 30)
        return [Array.from({ length: of }).filter(() => uniform(rng) < own).length, of]
      }),
    ),
  )
  expect(held).toBeGreaterThan(0.92)
  expect(held).toBeLessThan(0.98)
})
