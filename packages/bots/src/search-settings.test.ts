import { expect, it } from 'vitest'
import { aheadIn, LEVEL_SETTINGS, noiseIn, sameNoise } from './search-settings.ts'

it('the error grows in equal steps from the first game to the last', () => {
  const noise = { first: 1, last: 3.2 }
  const errors = Array.from({ length: 12 }, (_, index) => noiseIn(noise, index + 1))
  expect(errors[0]).toBe(1)
  expect(errors.at(-1)).toBeCloseTo(3.2)
  for (let game = 1; game < errors.length; game++)
    expect((errors[game] ?? 0) - (errors[game - 1] ?? 0)).toBeCloseTo(0.2)
})

it('games after the campaign are judged as the last one', () => {
  expect(noiseIn({ first: 1, last: 3 }, 13)).toBe(3)
})

it('the same error in every game stays the same', () => {
  expect([1, 6, 12].map((game) => noiseIn(sameNoise(2), game))).toEqual([2, 2, 2])
})

it('Master makes no errors, and all others do', () => {
  const perfect = Object.entries(LEVEL_SETTINGS).filter(([, { noise }]) => noiseIn(noise, 1) === 0)
  expect(perfect.map(([level]) => level)).toEqual(['master'])
})

it('Master plays two turns ahead, but in the first game one', () => {
  const { ahead } = LEVEL_SETTINGS.master
  expect([1, 2, 12].map((game) => aheadIn(ahead, game))).toEqual([1, 2, 2])
})
