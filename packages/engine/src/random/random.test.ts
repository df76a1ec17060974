import { expect, test } from 'vitest'
import { roll, seedRng, shuffle } from './random.ts'

const draws = (seed: number, count: number, bound: number): number[] => {
  const rng = seedRng(seed)
  return Array.from({ length: count }, () => roll(rng, bound))
}

test('chance is the same on every machine', () => {
  expect(seedRng(1)).toEqual([-1767835285, 314344336, -1759602332, 2041432039])
  expect(draws(1, 10, 6)).toEqual([3, 4, 5, 2, 2, 5, 2, 3, 2, 5])
})

test('chance differs from seed to seed, also for seeds that are neighbours, zero or negative', () => {
  const runs = [0, 1, 2, -1, 2 ** 31, 4294967296 + 5].map((seed) => draws(seed, 12, 1000).join())
  expect(new Set(runs).size).toBe(6)
})

test('a random number stays below its bound, and all numbers below it come', () => {
  const seen = new Set(draws(9, 600, 6))
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
})

test('chance is fair, as far as a dozen thousand throws can tell', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const face of draws(3, 12_000, 6)) counts[face] = (counts[face] ?? 0) + 1
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('the generator keeps its state as four 32-bit whole numbers, so that JSON carries it', () => {
  const rng = seedRng(77)
  for (let step = 0; step < 100; step++) {
    roll(rng, 10)
    for (const word of rng) expect(word).toBe(word | 0)
  }
  const copy = JSON.parse(JSON.stringify(rng)) as number[]
  expect([roll(rng, 1000), roll(rng, 1000)]).toEqual([roll(copy, 1000), roll(copy, 1000)])
})

test('a shuffle loses nothing', () => {
  const cards = Array.from({ length: 50 }, (_, card) => card)
  const shuffled = [...cards]
  shuffle(seedRng(4), shuffled)
  expect(shuffled).not.toEqual(cards)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards)
})

test('shuffles put every card in every place', () => {
  const places = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const cards = [0, 1, 2, 3]
    shuffle(seedRng(seed), cards)
    places.add(cards.indexOf(0))
  }
  expect(places.size).toBe(4)
})

test('a shuffle leaves an empty list and a single card alone', () => {
  const lists = [[], [7]]
  for (const list of lists) shuffle(seedRng(1), list)
  expect(lists).toEqual([[], [7]])
})
