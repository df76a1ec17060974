import { expect, test } from 'vitest'
import { melodyOf } from './melody.ts'
import { PHRASE, themeOf } from './theme.ts'

test('the melody of the book is the theme, note after note, in its own time', () => {
  for (const seed of [1, 2, 3, 40]) {
    const theme = themeOf(seed)
    const { length, notes } = melodyOf(theme)
    expect(notes).toHaveLength(theme.melody.length)
    expect(length).toBe(PHRASE * theme.half)
    const starts = notes.map(({ at }) => at)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(notes[0]).toMatchObject({ at: 0, voice: 'harp' })
  }
})
