import { expect, test } from 'vitest'
import { effectOf } from './effects.ts'
import { themeOf } from './theme.ts'

test('bells ring in the scale of the village; wood sounds the same everywhere', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { root, scale } = themeOf(seed)
    for (const { pitch } of effectOf('points', themeOf(seed)))
      expect(scale).toContain((pitch - root + 120) % 12)
    expect(effectOf('place', themeOf(seed))).toEqual(effectOf('place', themeOf(0)))
  }
})
