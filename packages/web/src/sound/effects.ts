import type { Note } from './note.ts'
import { pitchOf, type Theme } from './theme.ts'

/** A note of wood or paper has a fixed pitch; a bell rings a degree of the village's scale. */
type Strike = Note & { readonly isDegree?: true }

const wood = (at: number, pitch: number, gain = 400): Strike => ({
  at,
  length: 90,
  pitch,
  to: pitch - 9,
  gain,
  voice: 'wood',
})
const bell = (at: number, degree: number, gain = 120): Strike => ({
  at,
  length: 600,
  pitch: degree,
  gain,
  voice: 'bell',
  isDegree: true,
})
const paper = (at: number, length: number, pitch = 98): Strike => ({
  at,
  length,
  pitch,
  to: pitch + 7,
  gain: 130,
  voice: 'paper',
})

/** Small sounds of wood, paper and bells. */
const SOUNDS = {
  choose: [wood(0, 72, 190)],
  place: [wood(0, 59), wood(50, 54, 280)],
  bump: [wood(0, 64, 320), wood(80, 57, 300), wood(150, 52, 180)],
  home: [wood(0, 57, 240), wood(70, 61, 240), wood(140, 64, 200)],
  gain: [bell(0, 8, 90), bell(60, 10, 90)],
  pay: [bell(0, 9, 80), bell(70, 7, 80)],
  points: [bell(0, 7, 110), bell(90, 10, 110), bell(180, 12, 90)],
  card: [paper(0, 150)],
  build: [wood(0, 55), wood(120, 55), wood(240, 62)],
  crate: [wood(0, 45, 480), bell(180, 5, 150), bell(300, 7, 150), bell(420, 9, 150)],
  page: [paper(0, 210, 92), paper(90, 120, 99)],
  turn: [bell(0, 7, 130), bell(140, 9, 130)],
  progress: [bell(0, 2, 130)],
  peril: [wood(0, 38, 420), wood(160, 35, 340)],
  star: [bell(0, 12, 90), bell(110, 14, 80)],
  undo: [wood(0, 62, 190), wood(80, 68, 190)],
  end: [bell(0, 5, 170), bell(160, 7, 170), bell(320, 9, 170), bell(500, 10, 170)],
} as const satisfies Readonly<Record<string, readonly Strike[]>>

export type SoundName = keyof typeof SOUNDS

/** The notes of a sound, in tune with the village. */
export function effectOf(name: SoundName, { root, scale }: Theme): readonly Note[] {
  return SOUNDS[name].map((strike: Strike) =>
    strike.isDegree ? { ...strike, pitch: root + pitchOf(scale, strike.pitch) } : strike,
  )
}
