import { diceOf, oneOf, type Roll } from './dice.ts'

/** A note of a melody: a degree of the scale, and its length in half beats. */
export type Tone = { readonly degree: number; readonly halves: number }

/** What makes the music of a village its own. */
export type Theme = {
  readonly seed: number
  /** The lowest note of the scale, in semitones. */
  readonly root: number
  /** The notes of the scale, in semitones above the root. */
  readonly scale: readonly number[]
  /** A half beat in milliseconds. */
  readonly half: number
  /** The melody: a phrase of `PHRASE` half beats. */
  readonly melody: readonly Tone[]
}

/** The length of every phrase in half beats, and of its first part. */
export const PHRASE = 16
export const HEAD = 8

/** Scales without harsh intervals: five notes, or six. */
const SCALES: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 2, 4, 7, 9],
  [0, 2, 5, 7, 9],
  [0, 2, 4, 7, 9, 11],
  [0, 3, 5, 7, 10],
  [0, 2, 3, 7, 9],
  [0, 2, 5, 7, 10],
]

/** Rhythms of four half beats. */
const RHYTHMS: readonly [readonly number[], ...(readonly number[])[]] = [
  [2, 2],
  [4],
  [3, 1],
  [2, 1, 1],
  [1, 1, 2],
  [1, 2, 1],
]

/** Steps of a melody: most are small. */
const STEPS: readonly [number, ...number[]] = [1, -1, 1, -1, 2, -2, 0, 3, -3]

/** Melodies stay between these degrees. */
const LOWEST = -2
const HIGHEST = 7

export function themeOf(seed: number): Theme {
  const roll = diceOf(seed, 1)
  const scale = oneOf(roll, SCALES)
  return {
    seed,
    root: 55 + roll(9),
    scale,
    half: 380 + 20 * roll(7),
    melody: walk(roll, PHRASE, oneOf(roll, [0, 2, 3]), [0, scale.length]),
  }
}

/** A melody of `halves` half beats that begins on a degree and ends on the nearest of some. */
export function walk(roll: Roll, halves: number, from: number, ends: readonly number[]): readonly Tone[] {
  const lengths: number[] = []
  for (let filled = 0; filled < halves; filled += 4) lengths.push(...oneOf(roll, RHYTHMS))
  let degree = from
  return lengths.map((length, index) => {
    if (index > 0) degree = inRange(degree + oneOf(roll, STEPS))
    if (index === lengths.length - 1) degree = nearest(degree, ends)
    return { degree, halves: length }
  })
}

/** The semitone of a degree, which may lie above or below the scale. */
export function pitchOf(scale: readonly number[], degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return 12 * octave + (scale[degree - octave * scale.length] ?? 0)
}

/** A degree outside the range turns back into it. */
export function inRange(degree: number): number {
  if (degree < LOWEST) return 2 * LOWEST - degree
  return degree > HIGHEST ? 2 * HIGHEST - degree : degree
}

function nearest(degree: number, ends: readonly number[]): number {
  const [first = degree, ...rest] = ends
  return rest.reduce((best, end) => (Math.abs(end - degree) < Math.abs(best - degree) ? end : best), first)
}
