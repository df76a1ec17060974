import { expect, it } from 'vitest'
import { power } from './power.ts'
import { sharesOf } from './shares.ts'

it('the power of a number is close to the power of e, and never falls as its argument grows', () => {
  let last = 0
  for (let x = -24; x <= 0; x += 0.01) {
    const value = power(x)
    expect(value).toBeGreaterThanOrEqual(last)
    expect(Math.abs(value - Math.exp(x))).toBeLessThan(1e-4)
    last = value
  }
  expect(power(0)).toBe(1)
  expect(power(-1000)).toBe(power(-24))
})

it('shares have the sum 1, and the stronger seat has the larger one', () => {
  const shares = sharesOf([1, 3, 2])
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(shares[1]).toBeGreaterThan(shares[2] ?? 1)
  expect(shares[2]).toBeGreaterThan(shares[0] ?? 1)
})
