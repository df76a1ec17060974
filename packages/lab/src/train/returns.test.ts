import { expect, it } from 'vitest'
import { lambdaReturns } from './returns.ts'

const rows = (...values: number[]): Float64Array => Float64Array.from(values)

it('where every judgement equals the result there is no error', () => {
  expect([...lambdaReturns(rows(5, 2, 7, 4), rows(13, 10), 2)]).toEqual([0, 0, 0, 0])
})

it('the last position is compared with the result alone', () => {
  // Judged even, ended 8 points apart: each of the two seats is to move half of the difference.
  expect([...lambdaReturns(rows(3, 3), rows(10, 2), 2)]).toEqual([4, -4])
})

it('what is asked of all seats together adds up to nothing', () => {
  const errors = lambdaReturns(rows(1, 5, 2, 8, 0, 3, 4, 4, 4), rows(20, 5, 11), 3)
  for (let position = 0; position < 3; position++)
    expect(
      [...errors.slice(position * 3, position * 3 + 3)].reduce((sum, error) => sum + error, 0),
    ).toBeCloseTo(0)
})

it('an earlier position believes later judgements a little, and the result mostly', () => {
  const [first = 0] = lambdaReturns(rows(0, 0, 10, 0), rows(0, 0), 2)
  const [trusting = 0] = lambdaReturns(rows(0, 0, 0, 0), rows(10, 0), 2)
  expect(first).toBeGreaterThan(0)
  expect(trusting).toBeGreaterThan(first)
})
