import { ambience } from './ambience.ts'
import { compose, NEW_MEMORY } from './composer.ts'
import { filterOf, gainOf, type Mixer } from './mixer.ts'
import type { Note, Score } from './note.ts'
import { hertzOf, ring, type Stage } from './ring.ts'
import { NIGHT, type Scene } from './scene.ts'
import { themeOf } from './theme.ts'

/** Writes music and ambience for a village and plays them, always a little ahead of the clock. */
export type Conductor = {
  /** The scene from the next phrase on. */
  readonly show: (scene: Scene) => void
  /** Plays everything that begins before a time of the context. */
  readonly playUntil: (end: number) => void
  /** Fades out; what was still to come is never heard. */
  readonly stop: () => void
}

/** Seconds in which the village is heard before the music begins. */
const LEAD_IN = 2

export function makeConductor(mixer: Mixer, first: Scene, start: number): Conductor {
  const { context, layers } = mixer
  const outs = [layers.music, mixer.room, layers.ambience].map((to) => gainOf(context, 1, to))
  const [dry, room, air] = outs as [GainNode, GainNode, GainNode]
  const wind = windOf(mixer, air, start)
  const theme = themeOf(first.seed)
  let scene = first
  let memory = NEW_MEMORY
  let index = 0
  const parts = [
    partOf(mixer, { dry, room }, start + LEAD_IN, (at) => {
      const next = compose(theme, scene, memory)
      memory = next.memory
      mixer.setTone(2600 - 110 * Math.min(NIGHT, scene.hour), at)
      return next.score
    }),
    partOf(mixer, { dry: air }, start, (at) => {
      const score = ambience(scene, index++)
      wind.blow(score.wind.gain / 1000, hertzOf(score.wind.pitch), at)
      return score
    }),
  ]
  return {
    show: (next) => {
      scene = next
    },
    playUntil: (end) => {
      for (const playPart of parts) playPart(end)
    },
    stop: () => {
      for (const { gain } of outs) gain.setTargetAtTime(0, context.currentTime, 0.3)
      wind.stop()
    },
  }
}

/** One score after another. A note gets its nodes only shortly before it begins: waiting nodes cost time, too. */
function partOf(mixer: Mixer, stage: Stage, start: number, write: (at: number) => Score) {
  let at = start
  let length = 0
  let waiting: readonly Note[] = []
  return (end: number): void => {
    while (at + length < end || waiting.length > 0) {
      const isDue = (note: Note) => at + note.at / 1000 < end
      for (const note of waiting) if (isDue(note)) ring(mixer, stage, note, at + note.at / 1000)
      waiting = waiting.filter((note) => !isDue(note))
      if (at + length >= end) return
      at += length
      const score = write(at)
      length = score.length / 1000
      waiting = score.notes
    }
  }
}

function windOf({ context, noise }: Mixer, air: AudioNode, start: number) {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const band = filterOf(context, 'lowpass', 300)
  const level = gainOf(context, 0, air)
  source.connect(band).connect(level)
  source.start(start)
  return {
    blow: (gain: number, hertz: number, at: number) => {
      level.gain.setTargetAtTime(gain, at, 1.2)
      band.frequency.setTargetAtTime(hertz, at, 1.2)
    },
    stop: () => source.stop(context.currentTime + 3),
  }
}
