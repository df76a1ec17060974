import { expect, it } from 'vitest'
import { solve } from './solve.ts'

it('equations are solved from the lower half of their matrix', () => {
  const result = solve(Float64Array.from([4, 0, 0, 2, 5, 0, 1, 3, 6]), Float64Array.from([11, 21, 25]))
  expect([...result].map((number) => Math.round(number * 1e9) / 1e9)).toEqual([1, 2, 3])
})

it('a matrix that is not positive is refused', () => {
  expect(() => solve(Float64Array.from([1, 0, 2, 1]), Float64Array.from([1, 1]))).toThrow('not positive')
})
