import { expect, test } from 'vitest'
import { contrast } from '../../test-support/contrast.ts'
import { daylightAt, mix } from './daylight.ts'
import { SKY_HEIGHT } from './sky.tsx'

test('the light of an hour is the same on a track of any length', () => {
  for (let space = 0; space <= 10; space++) expect(daylightAt(space, 10)).toEqual(daylightAt(space * 4, 40))
})

test('day at the first space, night at the last', () => {
  expect(daylightAt(0, 26)).toMatchObject({ top: '#f7d9c0', dusk: 0, stars: 0 })
  expect(daylightAt(26, 26)).toMatchObject({ top: '#262b55', dusk: 1, stars: 0.85, ink: '#fffdf6' })
})

test('dusk, stars and light writing come in the evening', () => {
  expect(daylightAt(21, 26)).toMatchObject({ dusk: 0.5, ink: '#2b2119' })
  expect(daylightAt(23, 26)).toMatchObject({ ink: '#fffdf6' })
  expect([daylightAt(16, 26).dusk, daylightAt(19, 26).stars, daylightAt(19, 26).ink]).toEqual([
    0,
    0,
    '#2b2119',
  ])
})

test('what is written on the sky can be read at every hour', () => {
  const middleOfLetters = 59
  for (let space = 0; space <= 26; space++) {
    const { top, horizon, ink } = daylightAt(space, 26)
    const behind = mix(top, horizon, middleOfLetters / SKY_HEIGHT)
    expect(contrast(ink, behind), `space ${space}`).toBeGreaterThan(4.4)
  }
})
