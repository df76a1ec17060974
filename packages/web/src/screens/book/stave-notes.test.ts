import { expect, test } from 'vitest'
import { PHRASE, themeOf } from '../../sound/theme.ts'
import { staveNotes } from './stave-notes.ts'

const theme = { seed: 0, half: 400, scale: [0, 2, 4, 7, 9] }
const tones = (...degrees: readonly number[]) => degrees.map((degree) => ({ degree, halves: 2 }))

test('the E above middle C stands on the lowest line', () => {
  // A root of 52 is the E below middle C; the melody is written an octave higher.
  expect(staveNotes({ ...theme, root: 52, melody: tones(0) })[0]).toMatchObject({ height: 0, isSharp: false })
})

test('a step of the scale is a step of the stave, with a sharp for a black key', () => {
  const notes = staveNotes({ ...theme, root: 52, melody: tones(0, 1, 2, 5) })
  expect(notes.map(({ height }) => height)).toEqual([0, 1, 2, 7])
  expect(notes.map(({ isSharp }) => isSharp)).toEqual([false, true, true, false])
})

test('every theme fills its two bars and stays near the stave', () => {
  for (let seed = 0; seed < 200; seed++) {
    const notes = staveNotes(themeOf(seed))
    const last = notes.at(-1)
    expect((last?.at ?? 0) + (last?.halves ?? 0)).toBe(PHRASE)
    for (const { height } of notes) {
      expect(height).toBeGreaterThanOrEqual(-4)
      expect(height).toBeLessThanOrEqual(16)
    }
  }
})
