import { useSettings } from './settings.ts'

/** One note: when it begins, how high, how long, how loud; all relative to its sound. */
type Note = {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly gain: number
  readonly wave: OscillatorType
  /** The pitch at its end, for notes that fall or rise. */
  readonly to?: number
}

const wood = (at: number, pitch: number, gain = 0.5): Note => ({
  at,
  pitch,
  to: pitch * 0.6,
  length: 0.09,
  gain,
  wave: 'triangle',
})
const bell = (at: number, pitch: number, gain = 0.25): Note => ({
  at,
  pitch,
  length: 0.5,
  gain,
  wave: 'sine',
})

/** Small sounds of wood, paper and bells, made on the spot. */
const SOUNDS = {
  choose: [wood(0, 520, 0.25)],
  place: [wood(0, 240), wood(0.05, 180, 0.35)],
  gain: [bell(0, 880, 0.14), bell(0.06, 1175, 0.14)],
  pay: [bell(0, 740, 0.12), bell(0.07, 554, 0.12)],
  build: [wood(0, 200), wood(0.12, 200), wood(0.24, 300)],
  crate: [wood(0, 110, 0.6), bell(0.18, 523), bell(0.3, 659), bell(0.42, 784)],
  page: [wood(0, 900, 0.12), wood(0.06, 700, 0.1)],
  turn: [bell(0, 659, 0.2), bell(0.14, 880, 0.2)],
  progress: [bell(0, 392, 0.18)],
  undo: [wood(0, 300, 0.25), wood(0.08, 420, 0.25)],
  end: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.5, 1047)],
} as const satisfies Readonly<Record<string, readonly Note[]>>

export type SoundName = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Silent unless sound is turned on. */
export function play(name: SoundName): void {
  const { sound, volume } = useSettings.getState()
  if (!sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SOUNDS[name]) ring(context, note, volume)
}

function ring(audio: AudioContext, { at, pitch, to, length, gain, wave }: Note, volume: number): void {
  const start = audio.currentTime + at
  const end = start + length
  const oscillator = audio.createOscillator()
  const level = audio.createGain()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, end)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(gain * volume, start + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(level).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
