import { expect, test } from 'vitest'
import { daylightAt } from './daylight.ts'

test('the light of an hour is the same on a track of any length', () => {
  for (let space = 0; space <= 10; space++) expect(daylightAt(space, 10)).toEqual(daylightAt(space * 4, 40))
})

test('day at the first space, night at the last', () => {
  expect(daylightAt(0, 26)).toMatchObject({ top: '#f7d9c0', dusk: 0, stars: 0 })
  expect(daylightAt(26, 26)).toMatchObject({ top: '#262b55', dusk: 1, stars: 0.85, ink: '#fff1cc' })
})

test('dusk, stars and light writing come in the evening', () => {
  expect(daylightAt(21, 26)).toMatchObject({ dusk: 0.5, ink: '#fff1cc' })
  expect([daylightAt(16, 26).dusk, daylightAt(19, 26).stars, daylightAt(19, 26).ink]).toEqual([
    0,
    0,
    '#3f3226',
  ])
})
