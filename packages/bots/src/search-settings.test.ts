import { expect, it } from 'vitest'
import { aheadIn, budgetAt, LEVEL_SETTINGS, noiseIn, sameNoise } from './search-settings.ts'

it('the error grows in equal steps from the first game to the last', () => {
  const noise = { first: 1, last: 3.2 }
  const errors = Array.from({ length: 12 }, (_, index) => noiseIn(noise, index + 1, 2))
  expect(errors[0]).toBe(1)
  expect(errors.at(-1)).toBeCloseTo(3.2)
  for (let game = 1; game < errors.length; game++)
    expect((errors[game] ?? 0) - (errors[game - 1] ?? 0)).toBeCloseTo(0.2)
})

it('games after the campaign are judged as the last one', () => {
  expect(noiseIn({ first: 1, last: 3 }, 13, 2)).toBe(3)
})

it('the same error in every game stays the same', () => {
  expect([1, 6, 12].map((game) => noiseIn(sameNoise(2), game, 2))).toEqual([2, 2, 2])
})

it('at tables of more than two an error of its own counts, one in the first game and one in later games', () => {
  const noise = { first: 2, last: 4, large: { first: 1, later: 3 } }
  expect([1, 2, 3, 6].map((seats) => noiseIn(noise, 1, seats))).toEqual([2, 2, 1, 1])
  expect([1, 2, 4, 12, 13].map((game) => noiseIn(noise, game, 4))).toEqual([1, 3, 3, 3, 3])
})

it('a level without an error for larger tables errs there as at a table of two', () => {
  expect([1, 6, 12].map((game) => noiseIn({ first: 1, last: 3.2 }, game, 6))).toEqual(
    [1, 6, 12].map((game) => noiseIn({ first: 1, last: 3.2 }, game, 2)),
  )
})

it('answers grow with the table where a level looks ahead', () => {
  const { expert, hard } = LEVEL_SETTINGS
  expect([1, 2, 4, 6].map((seats) => budgetAt(expert, seats).steps)).toEqual([3000, 3000, 6000, 9000])
  expect([1, 2, 4, 6].map((seats) => budgetAt(hard, seats).steps)).toEqual([1500, 1500, 1500, 1500])
})

it('Master makes no errors, and all others do', () => {
  const perfect = Object.entries(LEVEL_SETTINGS).filter(([, { noise }]) => noiseIn(noise, 1, 2) === 0)
  expect(perfect.map(([level]) => level)).toEqual(['master'])
})

it('Master plays two turns ahead, but in the first game one', () => {
  const { ahead } = LEVEL_SETTINGS.master
  expect([1, 2, 12].map((game) => aheadIn(ahead, game))).toEqual([1, 2, 2])
})
