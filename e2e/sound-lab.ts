import { makeConductor } from '../packages/web/src/sound/conductor.ts'
import { effectOf, type SoundName } from '../packages/web/src/sound/effects.ts'
import { makeMixer, type Volumes } from '../packages/web/src/sound/mixer.ts'
import { ring } from '../packages/web/src/sound/ring.ts'
import type { Scene } from '../packages/web/src/sound/scene.ts'
import { themeOf } from '../packages/web/src/sound/theme.ts'

const RATE = 24_000
/** The conductor is called as often, and plays as far ahead, as on the page. */
const EVERY = 0.5
const AHEAD = 1.5

/** What a stretch of sound is like. */
export type Measured = {
  readonly peak: number
  /** The mean loudness in decibels below full scale; -240 for silence. */
  readonly loudness: number
  /** The loudness of what lies between two frequencies, in the order of `bands`. */
  readonly bands: readonly number[]
}

type Band = readonly [low: number, high: number]

/** Plays a scene for some seconds without a loudspeaker, and measures it. Runs in a browser. */
export async function measureScene(
  scene: Scene,
  volumes: Volumes,
  seconds: number,
  bands: readonly Band[],
): Promise<Measured> {
  const context = new OfflineAudioContext(2, seconds * RATE, RATE)
  const mixer = makeMixer(context)
  mixer.setVolumes(volumes)
  const conductor = makeConductor(mixer, scene, 0)
  conductor.playUntil(AHEAD)
  for (let time = EVERY; time < seconds; time += EVERY)
    void context.suspend(time).then(() => {
      conductor.playUntil(time + AHEAD)
      return context.resume()
    })
  return measure(await context.startRendering(), bands)
}

export async function measureEffect(name: SoundName, volumes: Volumes): Promise<Measured> {
  const context = new OfflineAudioContext(2, 2 * RATE, RATE)
  const mixer = makeMixer(context)
  mixer.setVolumes(volumes)
  for (const note of effectOf(name, themeOf(7)))
    ring(mixer, { dry: mixer.layers.effects }, note, 0.2 + note.at / 1000)
  return measure(await context.startRendering(), [])
}

async function measure(sound: AudioBuffer, bands: readonly Band[]): Promise<Measured> {
  const channels = [sound.getChannelData(0), sound.getChannelData(1)]
  const peaks = channels.map((samples) => samples.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0))
  return {
    peak: Math.max(...peaks),
    loudness: loudnessOf(sound),
    bands: await Promise.all(bands.map(async (band) => loudnessOf(await within(sound, band)))),
  }
}

function loudnessOf(sound: AudioBuffer): number {
  const samples = sound.getChannelData(0)
  const power = samples.reduce((total, each) => total + each * each, 0) / samples.length
  return power === 0 ? -240 : 10 * Math.log10(power)
}

/** What is left of a sound between two frequencies. */
function within(sound: AudioBuffer, [low, high]: Band): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, sound.length, RATE)
  const source = context.createBufferSource()
  source.buffer = sound
  const filters = [low, low, high, high].map((frequency, index) => {
    const filter = context.createBiquadFilter()
    filter.type = index < 2 ? 'highpass' : 'lowpass'
    filter.frequency.value = frequency
    return filter
  })
  filters.reduce((before: AudioNode, filter) => before.connect(filter), source).connect(context.destination)
  source.start()
  return context.startRendering()
}
