import { filterOf, gainOf, type Mixer } from './mixer.ts'
import type { Note } from './note.ts'
import { VOICES } from './voices.ts'

/** Where notes go: straight on, and to the echoes of the room. */
export type Stage = { readonly dry: AudioNode; readonly room?: AudioNode }

/** Plays a note at a time of the context. Its nodes go when it is over. */
export function ring(mixer: Mixer, { dry, room }: Stage, note: Note, start: number): void {
  const { context } = mixer
  const { attack, room: echo, ...voice } = VOICES[note.voice]
  const end = start + note.length / 1000
  const level = gainOf(context, 0, panned(mixer, dry, note.pan))
  const loudest = Math.min(start + attack / 1000, (start + end) / 2)
  const peak = note.gain / 1000
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(peak, loudest)
  if ('holds' in voice) {
    level.gain.setValueAtTime(peak, Math.max(loudest, end - (end - start) / 3))
    level.gain.linearRampToValueAtTime(0, end)
  } else level.gain.exponentialRampToValueAtTime(peak / 300, end)
  if (room) level.connect(gainOf(context, echo / 100, room))
  const source = sourceOf(mixer, note, start, end, level)
  source.start(start)
  source.stop(end)
}

function panned({ context }: Mixer, to: AudioNode, pan = 0): AudioNode {
  if (pan === 0) return to
  const node = context.createStereoPanner()
  node.pan.value = pan / 100
  node.connect(to)
  return node
}

function sourceOf(
  { context, waves, noise }: Mixer,
  { voice, pitch, to = pitch }: Note,
  start: number,
  end: number,
  level: AudioNode,
): AudioScheduledSourceNode {
  const wave = waves[voice]
  if (wave !== undefined) {
    const source = context.createOscillator()
    source.setPeriodicWave(wave)
    glide(source.frequency, pitch, to, start, end)
    source.connect(level)
    return source
  }
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  // Every note hears another part of the noise.
  source.loopStart = (start * 7) % 1
  const band = filterOf(context, 'bandpass', hertzOf(pitch))
  band.Q.value = 2
  glide(band.frequency, pitch, to, start, end)
  source.connect(band).connect(level)
  return source
}

function glide(frequency: AudioParam, from: number, to: number, start: number, end: number): void {
  frequency.setValueAtTime(hertzOf(from), start)
  if (to !== from) frequency.exponentialRampToValueAtTime(hertzOf(to), end)
}

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}
