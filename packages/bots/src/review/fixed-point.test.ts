import { expect, it } from 'vitest'
import { WIN_UNIT, wholeShares } from './fixed-point.ts'

it.each([[[1]], [[1, 1, 1]], [[0.2, 0.3, 0.5]], [[0, 0, 1]], [[1e-9, 1, 3, 7, 11, 13]], [[0, 0]]])(
  'the whole shares of %j have exactly the sum of one win',
  (parts) => {
    const shares = wholeShares(parts)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(WIN_UNIT)
    expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
  },
)

it('equal parts differ by one at most, and the first seats have the more', () => {
  expect(wholeShares([1, 1, 1])).toEqual([333_334, 333_333, 333_333])
})
