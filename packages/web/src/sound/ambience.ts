import { diceOf, type Roll } from './dice.ts'
import type { Note, Score } from './note.ts'
import type { Scene } from './scene.ts'

/** Milliseconds of ambience that are made at a time. */
const LENGTH = 4000

/** The wind that is always there: loudness in thousandths, brightness in semitones. */
export type Wind = { readonly gain: number; readonly pitch: number }

/** Birds by day, crickets in the evening, an owl at night, people at the market, wind. */
export function ambience(scene: Scene, index: number): Score & { readonly wind: Wind } {
  const roll = diceOf(scene.seed, scene.visit, index, 3)
  return {
    length: LENGTH,
    wind: { gain: 9 + roll(9) + 5 * Math.min(3, scene.perils), pitch: 58 + roll(12) - scene.perils },
    notes: [
      ...birds(scene, roll),
      ...crickets(scene, roll),
      ...owl(scene, roll),
      ...market(scene, roll),
      ...gusts(scene, roll),
    ],
  }
}

/** Calls heard at each hour: a chorus at dawn, none after sunset. */
const CALLS = [5, 4, 3, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0] as const

/** Every village has three birds of its own, each with its pitch and its song. */
function birds({ seed, hour }: Scene, roll: Roll): readonly Note[] {
  return Array.from({ length: CALLS[hour] ?? 0 }).flatMap(() => {
    if (roll(5) < 2) return []
    const bird = roll(3)
    const own = diceOf(seed, bird, 4)
    const base = 94 + own(11)
    const pan = own(121) - 60
    const [syllables, rise, pace] = [2 + own(4), own(7) - 3, 90 + own(90)]
    const start = roll(LENGTH - 1200)
    return Array.from({ length: syllables + roll(2) }, (_, index) => {
      const pitch = base + ((index * rise) % 5) + roll(2)
      return {
        at: start + index * pace + roll(15),
        length: pace - 30,
        pitch,
        to: pitch + own(7) - 3,
        gain: 10 + roll(8),
        voice: 'whistle' as const,
        pan,
      }
    })
  })
}

function crickets({ seed, hour }: Scene, roll: Roll): readonly Note[] {
  if (hour < 8) return []
  const own = diceOf(seed, 5)
  return [0, 1].flatMap((cricket) => {
    const pitch = 105 + own(3) + cricket
    const pan = cricket === 0 ? -55 : 48
    const pause = 620 + own(380)
    const calls = Math.floor(LENGTH / pause)
    return Array.from({ length: calls }).flatMap((_, call) => {
      if (roll(4) === 0) return []
      const gain = 3 + Math.min(4, hour - 8) + roll(2)
      return [0, 1, 2].map((pulse) => ({
        at: call * pause + pulse * 46 + cricket * 170,
        length: 34,
        pitch,
        gain,
        voice: 'chirp' as const,
        pan,
      }))
    })
  })
}

function owl({ hour }: Scene, roll: Roll): readonly Note[] {
  if (hour < 11 || roll(6) > 0) return []
  return [0, 520, 760].map((at, index) => ({
    at: 800 + at,
    length: index === 1 ? 180 : 420,
    pitch: 65,
    to: 64,
    gain: 16,
    voice: 'ocarina' as const,
    pan: -70,
  }))
}

/** Voices without words, more of them the more workers are out; now and then a hammer. */
function market({ workers, hour }: Scene, roll: Roll): readonly Note[] {
  const people = hour > 10 ? 0 : Math.min(10, workers)
  const voices = Array.from({ length: people }).flatMap(() => {
    const pitch = 60 + roll(16)
    const pan = roll(101) - 50
    const start = roll(LENGTH - 900)
    return Array.from({ length: 1 + roll(3) }, (_, word) => ({
      at: start + word * 240,
      length: 160 + roll(140),
      pitch: pitch + roll(5),
      gain: 16 + roll(12),
      voice: 'murmur' as const,
      pan,
    }))
  })
  if (people < 4 || roll(3) > 0) return voices
  const hammer = [0, 330, 660].map((at) => ({
    at: 400 + at,
    length: 90,
    pitch: 74,
    to: 66,
    gain: 20,
    voice: 'wood' as const,
    pan: 40,
  }))
  return [...voices, ...hammer]
}

function gusts({ perils }: Scene, roll: Roll): readonly Note[] {
  if (perils === 0 || roll(3) > 0) return []
  return [
    { at: roll(600), length: 2800, pitch: 50, to: 57, gain: 36 + 6 * Math.min(4, perils), voice: 'murmur' },
  ]
}
