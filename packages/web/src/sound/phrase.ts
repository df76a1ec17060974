import { oneOf, type Roll } from './dice.ts'
import { HEAD, inRange, PHRASE, type Theme, type Tone, walk } from './theme.ts'

/** Ways to change the first part of the theme. */
const CHANGES: readonly [Change, ...Change[]] = [same, shifted, shifted, mirrored, backwards, adorned]

type Change = (tones: readonly Tone[], roll: Roll) => readonly Tone[]

/** A phrase that begins with the theme, changed in some way, and goes on as it likes. */
export function phraseOf({ melody, scale }: Theme, roll: Roll, isPlain: boolean): readonly Tone[] {
  const head = (isPlain ? same : oneOf(roll, CHANGES))(headOf(melody), roll)
  const last = head.at(-1)?.degree ?? 0
  const from = inRange(last + oneOf(roll, [1, -1, 2, -2]))
  const ends = roll(3) === 0 ? [2, 4] : [0, scale.length]
  return [...head, ...walk(roll, PHRASE - HEAD, from, ends)]
}

/** The same melody at another height counts as the same. */
export function signatureOf(tones: readonly Tone[]): string {
  const first = tones[0]?.degree ?? 0
  return tones.map(({ degree, halves }) => `${degree - first}:${halves}`).join(' ')
}

function headOf(melody: readonly Tone[]): readonly Tone[] {
  let filled = 0
  return melody.filter(({ halves }) => {
    filled += halves
    return filled <= HEAD
  })
}

function same(tones: readonly Tone[]): readonly Tone[] {
  return tones
}

function shifted(tones: readonly Tone[], roll: Roll): readonly Tone[] {
  const by = oneOf(roll, [-1, 1, 2, 3])
  return tones.map((tone) => ({ ...tone, degree: inRange(tone.degree + by) }))
}

function mirrored(tones: readonly Tone[]): readonly Tone[] {
  const axis = tones[0]?.degree ?? 0
  return tones.map((tone) => ({ ...tone, degree: inRange(2 * axis - tone.degree + 2) }))
}

function backwards(tones: readonly Tone[]): readonly Tone[] {
  return tones.toReversed()
}

/** Long notes are split: the second half touches the neighbour. */
function adorned(tones: readonly Tone[], roll: Roll): readonly Tone[] {
  return tones.flatMap((tone) => {
    if (tone.halves < 2 || roll(2) === 0) return [tone]
    const { degree, halves } = tone
    return [
      { degree, halves: halves - 1 },
      { degree: inRange(degree + oneOf(roll, [1, -1])), halves: 1 },
    ]
  })
}
