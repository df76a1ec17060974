import { diceOf, type Roll } from './dice.ts'
import type { Note, Score } from './note.ts'
import { phraseOf, signatureOf } from './phrase.ts'
import type { Scene } from './scene.ts'
import { PHRASE, pitchOf, type Theme, type Tone } from './theme.ts'
import { LEADS } from './voices.ts'

/** What the composer remembers: how many scores it has written, and the last phrases. */
export type Memory = { readonly scores: number; readonly phrases: readonly string[] }

export const NEW_MEMORY: Memory = { scores: 0, phrases: [] }

/** Phrases remembered: more than an hour of them. */
const REMEMBERED = 600
/** After this many phrases the village is heard alone. */
const BREATH = 5

/** The next phrase with its accompaniment; or a breath. */
export function compose(theme: Theme, scene: Scene, memory: Memory): { score: Score; memory: Memory } {
  const { scores, phrases } = memory
  const roll = diceOf(theme.seed, scene.visit, scores, 2)
  const half = theme.half + (scene.hour > 8 ? 40 : 0)
  const length = half * PHRASE
  if (scores % (BREATH + 1) === BREATH) {
    const score = { length: length >> 1, notes: padOf(theme, scene, [0], half, roll) }
    return { score, memory: { scores: scores + 1, phrases } }
  }
  const tones = newPhrase(theme, memory, roll)
  const chords = [roll(3) === 0 ? 3 : 0, [4, 1, 2, 3][roll(4)] ?? 4]
  const notes = [
    ...leadOf(theme, scene, tones, half, roll),
    ...padOf(theme, scene, chords, half, roll),
    ...bassOf(theme, scene, chords, half),
    ...rippleOf(theme, scene, chords, half, roll),
    ...drumOf(theme, scene, half),
  ]
  const remembered = [...phrases, signatureOf(tones)].slice(-REMEMBERED)
  return { score: { length, notes }, memory: { scores: scores + 1, phrases: remembered } }
}

/** The theme first; then a phrase that is not among those remembered. */
function newPhrase(theme: Theme, { scores, phrases }: Memory, roll: Roll): readonly Tone[] {
  let tones = scores === 0 ? theme.melody : phraseOf(theme, roll, scores % 3 === 0)
  while (phrases.includes(signatureOf(tones))) tones = phraseOf(theme, roll, false)
  return tones
}

/** Peril turns major thirds and sixths into minor ones. */
function scaleIn({ scale }: Theme, { perils }: Scene): readonly number[] {
  return perils === 0
    ? scale
    : scale.map((step) => (step === 4 || step === 9 || step === 11 ? step - 1 : step))
}

function leadOf(
  theme: Theme,
  scene: Scene,
  tones: readonly Tone[],
  half: number,
  roll: Roll,
): readonly Note[] {
  const scale = scaleIn(theme, scene)
  const voice = LEADS[scene.charter] ?? LEADS[0]
  // In the morning high, in the evening low.
  const base = theme.root + (scene.hour < 9 ? 12 : 0)
  let at = 0
  return tones.map(({ degree, halves }) => {
    const note: Note = {
      at: at + roll(22),
      length: half * halves + 260,
      pitch: base + pitchOf(scale, degree),
      gain: (at === 0 ? 96 : 78) + roll(18) - (scene.hour > 9 ? 18 : 0),
      voice,
    }
    at += half * halves
    return note
  })
}

/** A chord is every second note of the scale. */
function chordOf(theme: Theme, scene: Scene, chord: number, size: number): readonly number[] {
  const scale = scaleIn(theme, scene)
  return Array.from({ length: size }, (_, index) => theme.root + pitchOf(scale, chord + 2 * index))
}

function padOf(
  theme: Theme,
  scene: Scene,
  chords: readonly number[],
  half: number,
  roll: Roll,
): readonly Note[] {
  const length = half * 8
  return chords.flatMap((chord, index) =>
    chordOf(theme, scene, chord, 3).map((pitch) => ({
      at: index * length,
      length: length + 1500,
      pitch: pitch - (scene.hour > 8 ? 12 : 0),
      gain: 20 + roll(8),
      voice: 'pad' as const,
    })),
  )
}

/** From the third worker on, a bass walks along. */
function bassOf(theme: Theme, scene: Scene, chords: readonly number[], half: number): readonly Note[] {
  if (scene.workers < 3) return []
  return chords.flatMap((chord, index) => {
    const [low = theme.root, , fifth = low] = chordOf(theme, scene, chord, 3)
    return [low, fifth].map((pitch, second) => ({
      at: (index * 8 + second * 4) * half,
      length: half * 4,
      pitch: pitch - (pitch > 62 ? 24 : 12),
      gain: second === 0 ? 88 : 60,
      voice: 'bass' as const,
    }))
  })
}

/** A busy board in daylight: broken chords. */
function rippleOf(
  theme: Theme,
  scene: Scene,
  chords: readonly number[],
  half: number,
  roll: Roll,
): readonly Note[] {
  if (scene.workers < 5 || scene.hour > 9) return []
  const sparse = scene.workers < 8 ? 2 : 4
  return chords.flatMap((chord, index) => {
    const pitches = chordOf(theme, scene, chord, 4)
    return Array.from({ length: 8 }, (_, step) => ({
      at: (index * 8 + step) * half + roll(14),
      length: half * 3,
      pitch: (pitches[[0, 2, 1, 3][step % 4] ?? 0] ?? theme.root) + 12,
      gain: 16 + roll(10),
      voice: 'harp' as const,
      pan: step % 2 === 0 ? -30 : 30,
    })).filter(() => roll(5) < sparse)
  })
}

/** Peril: a heart beats. */
function drumOf(theme: Theme, { perils }: Scene, half: number): readonly Note[] {
  if (perils === 0) return []
  const gain = 50 + 14 * Math.min(4, perils)
  return [0, 8].flatMap((beat) =>
    [0, 1].map((second) => ({
      at: (beat + second) * half,
      length: 420,
      pitch: theme.root - 19,
      to: theme.root - 24,
      gain: second === 0 ? gain : gain >> 1,
      voice: 'drum' as const,
    })),
  )
}
