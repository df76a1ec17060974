import { PHRASE, pitchOf, type Theme } from '../../sound/theme.ts'

/** A note on the stave. */
export type StaveNote = {
  /** Half beats from the start of the theme. */
  readonly at: number
  readonly halves: number
  /** Lines and gaps above the lowest line. */
  readonly height: number
  readonly isSharp: boolean
}

/** The white key of each semitone, from C on, and whether it is the black key above it. */
const KEYS = [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6] as const
const SHARP: ReadonlySet<number> = new Set([1, 3, 6, 8, 10])
/** The lowest line is the E above middle C. */
const LOWEST_LINE = 5 * 7 + 2

/** The melody of a village as it is written, in the octave that fits the stave. */
export function staveNotes({ melody, root, scale }: Theme): readonly StaveNote[] {
  let at = 0
  return melody.map(({ degree, halves }) => {
    const pitch = root + 12 + pitchOf(scale, degree)
    const semitone = pitch % 12
    const key = 7 * Math.floor(pitch / 12) + (KEYS[semitone] ?? 0)
    const note = { at, halves, height: key - LOWEST_LINE, isSharp: SHARP.has(semitone) }
    at += halves
    return note
  })
}

/** Where bars end, in half beats. */
export const BARS: readonly number[] = [PHRASE / 2, PHRASE]
