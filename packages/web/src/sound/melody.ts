import { useSettings } from '../settings/settings.ts'
import { makeMixer } from './mixer.ts'
import type { Score } from './note.ts'
import { ring } from './ring.ts'
import { pitchOf, type Theme } from './theme.ts'

/** Milliseconds until the last echo has gone. */
const ECHO = 2500
/** A melody that is asked for can be heard even when the music of the table is turned down. */
const SOFTEST = 0.5

/** The melody of a village as it is written down: one harp, nothing else. */
export function melodyOf({ melody, scale, root, half }: Theme): Score {
  let at = 0
  const notes = melody.map(({ degree, halves }) => {
    const start = at
    at += halves * half
    return {
      at: start,
      length: halves * half + half,
      pitch: root + pitchOf(scale, degree),
      gain: 260,
      voice: 'harp' as const,
    }
  })
  return { length: at, notes }
}

/** Plays the melody once. Returns how long it lasts, in milliseconds, and how to stop it. */
export function playMelody(theme: Theme): { readonly length: number; readonly stop: () => void } {
  const { length, notes } = melodyOf(theme)
  const context = new AudioContext()
  const mixer = makeMixer(context)
  const music = Math.max(SOFTEST, useSettings.getState().music)
  mixer.setVolumes({ music, ambience: 0, effects: 0 })
  const start = context.currentTime + 0.1
  for (const note of notes)
    ring(mixer, { dry: mixer.layers.music, room: mixer.room }, note, start + note.at / 1000)
  const stop = () => {
    if (context.state !== 'closed') void context.close()
  }
  setTimeout(stop, length + ECHO)
  return { length, stop }
}
