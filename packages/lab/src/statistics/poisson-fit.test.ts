import { type Rng, roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { fitRate, type RatePoint } from './poisson-fit.ts'
import { drawnTo, pool } from './pooled.ts'

const SIDES = 1_000_000
const EXPERIMENTS = 150

/** Units with 100 chances each; their rates differ by up to `apart` in the logarithm. */
function pointsOf(rng: Rng, units: number, base: number, slope: number, apart: number): RatePoint[] {
  return Array.from({ length: units }, () => {
    const change = roll(rng, 3) - 1
    const own = apart * ((2 * roll(rng, SIDES)) / SIDES - 1)
    const rate = base * Math.exp(slope * change + own)
    const count = Array.from({ length: 100 }).filter(() => roll(rng, SIDES) < rate * SIDES).length
    return { change, count, of: 100 }
  })
}

test('the fit of a rate finds the base and the slope', () => {
  const { base, slope } = fitRate(pointsOf(seedRng(1), 600, 0.03, 1, 0.3))
  expect(base.value).toBeCloseTo(0.03, 2)
  expect(slope.value).toBeGreaterThan(0.9)
  expect(slope.value).toBeLessThan(1.1)
})

test('the fit of a rate has an interval that holds the slope in about 95 % of experiments, though units differ', () => {
  const rng = seedRng(2)
  const held = Array.from({ length: EXPERIMENTS }, () => fitRate(pointsOf(rng, 60, 0.05, 0.7, 0.6))).filter(
    ({ slope }) => slope.low <= 0.7 && 0.7 <= slope.high,
  ).length
  expect(held / EXPERIMENTS).toBeGreaterThan(0.91)
  expect(held / EXPERIMENTS).toBeLessThan(0.99)
})

test('the fit of a rate of something that never happened is small and unsure, not endless', () => {
  const never = [-1, 0, 1, 0].map((change) => ({ change, count: 0, of: 100 }))
  const { base, slope } = fitRate(never)
  expect(base.value).toBeLessThan(0.001)
  expect(Math.abs(slope.value)).toBeLessThan(0.5)
  expect(slope.high - slope.low).toBeGreaterThan(2)
})

test('pooled values are drawn to their mean by as much as they are unsure', () => {
  const measured = [
    { value: 1, error: 0.1 },
    { value: 2, error: 0.1 },
    { value: 3, error: 0.1 },
    { value: 9, error: 5 },
  ]
  const common = pool(measured)
  expect(common.mean).toBeCloseTo(2, 1)
  expect(common.spread).toBeCloseTo(1, 0)
  expect(drawnTo(common, { value: 3, error: 0.1 })).toBeGreaterThan(2.9)
  expect(drawnTo(common, { value: 9, error: 5 })).toBeLessThan(2.5)
})

test('pooled values that differ only by chance are all their mean', () => {
  const common = pool([
    { value: 1.1, error: 1 },
    { value: 0.9, error: 1 },
  ])
  expect(common.spread).toBe(0)
  expect(drawnTo(common, { value: 1.1, error: 1 })).toBeCloseTo(1)
  expect(pool([])).toEqual({ mean: 0, spread: 0 })
})
