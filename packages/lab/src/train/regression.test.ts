import { roll, seedRng } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { addSample, addSums, emptySums, regress } from './regression.ts'

const TRUE = [2, -1, 0.5]

function sampled(count: number, seed: number) {
  const rng = seedRng(seed)
  const sums = emptySums(TRUE.length)
  for (let sample = 0; sample < count; sample++) {
    const row = TRUE.map(() => roll(rng, 200) / 100 - 1)
    const noise = roll(rng, 200) / 100 - 1
    addSample(sums, row, row.reduce((sum, value, index) => sum + value * (TRUE[index] ?? 0), 3) + noise, 1)
  }
  return sums
}

it('finds what the targets are made of, whatever the constant', () => {
  const sums = sampled(500, 1)
  addSums(sums, sampled(500, 2))
  const found = regress(sums, [0, 0, 0], [10, 10, 10], 1)
  for (const [index, value] of TRUE.entries()) expect(found[index]).toBeCloseTo(value, 0.5)
})

it('believes what it believed where it has seen nothing', () => {
  expect(regress(emptySums(2), [1, 5], [1, 1], 1)).toEqual([1, 5])
})

it('does not move what is fixed', () => {
  const found = regress(sampled(500, 1), [0, 7, 0], [10, 0, 10], 1)
  expect(found[1]).toBe(7)
})
