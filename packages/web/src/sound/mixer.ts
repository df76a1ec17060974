import { VOICES, type VoiceName } from './voices.ts'

export const LAYERS = ['music', 'ambience', 'effects'] as const
export type Layer = (typeof LAYERS)[number]

/** How loud each layer is, from 0 to 1. */
export type Volumes = Readonly<Record<Layer, number>>

/** How loud a layer is at its full volume. */
const LOUDEST: Volumes = { music: 2, ambience: 6, effects: 2 }

/** The wires from the notes to the loudspeaker. */
export type Mixer = {
  readonly context: BaseAudioContext
  readonly layers: Readonly<Record<Layer, GainNode>>
  /** What goes in returns softly a little later. */
  readonly room: AudioNode
  readonly noise: AudioBuffer
  readonly waves: Readonly<Partial<Record<VoiceName, PeriodicWave>>>
  /** Brightness of the music, in hertz. */
  readonly setTone: (hertz: number, at: number) => void
  readonly setVolumes: (volumes: Volumes) => void
}

/** Two short echoes that feed themselves; lengths without a common divisor ring least. */
const ECHOES = [
  [0.131, -0.5],
  [0.197, 0.5],
] as const
const FEEDBACK = 0.5

export function makeMixer(context: BaseAudioContext): Mixer {
  const tone = filterOf(context, 'lowpass', 2400)
  tone.connect(context.destination)
  const layers = {
    music: gainOf(context, 0, tone),
    ambience: gainOf(context, 0, context.destination),
    effects: gainOf(context, 0, context.destination),
  }
  return {
    context,
    layers,
    room: roomOf(context, layers.music),
    noise: noiseOf(context),
    waves: wavesOf(context),
    setTone: (hertz, at) => tone.frequency.setTargetAtTime(hertz, at, 1.5),
    setVolumes: (volumes) => {
      // Ears hear doubled power as one small step.
      for (const layer of LAYERS)
        layers[layer].gain.setTargetAtTime(volumes[layer] ** 2 * LOUDEST[layer], context.currentTime, 0.03)
    },
  }
}

export function gainOf(context: BaseAudioContext, value: number, to: AudioNode): GainNode {
  const node = context.createGain()
  node.gain.value = value
  node.connect(to)
  return node
}

export function filterOf(context: BaseAudioContext, type: BiquadFilterType, hertz: number): BiquadFilterNode {
  const node = context.createBiquadFilter()
  node.type = type
  node.frequency.value = hertz
  return node
}

function roomOf(context: BaseAudioContext, to: AudioNode): AudioNode {
  const entry = context.createGain()
  for (const [seconds, side] of ECHOES) {
    const delay = context.createDelay(0.25)
    delay.delayTime.value = seconds
    const damping = filterOf(context, 'lowpass', 1800)
    const pan = context.createStereoPanner()
    pan.pan.value = side
    entry
      .connect(delay)
      .connect(damping)
      .connect(gainOf(context, FEEDBACK, delay))
    damping.connect(pan).connect(to)
  }
  return entry
}

/** Two seconds of soft noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[index] = state / 2 ** 31
  }
  return buffer
}

function wavesOf(context: BaseAudioContext): Mixer['waves'] {
  const waves: Partial<Record<VoiceName, PeriodicWave>> = {}
  for (const [name, { harmonics }] of Object.entries(VOICES) as [VoiceName, (typeof VOICES)[VoiceName]][]) {
    if (harmonics.length === 0) continue
    const sines = Float32Array.from([0, ...harmonics], (strength) => strength / 100)
    waves[name] = context.createPeriodicWave(new Float32Array(sines.length), sines, {
      disableNormalization: true,
    })
  }
  return waves
}
