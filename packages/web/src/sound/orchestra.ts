import { useSettings } from '../settings/settings.ts'
import { type Conductor, makeConductor } from './conductor.ts'
import { effectOf, type SoundName } from './effects.ts'
import { makeMixer } from './mixer.ts'
import { ring } from './ring.ts'
import type { Scene } from './scene.ts'
import { themeOf } from './theme.ts'

/** Everything that can be heard. It sleeps while sound is off, the page is hidden, or nothing is to be heard. */
export type Orchestra = {
  /** The village to be heard from now on; null for silence. */
  readonly show: (scene: Scene | null) => void
  /** Plays an effect, `after` milliseconds from now. */
  readonly play: (name: SoundName, after: number) => void
}

/** Notes are played this many seconds ahead; a timer adds more, after this many milliseconds. */
const AHEAD = 1.5
const EVERY = 500
/** Nothing here is higher than a cricket, and half the samples are half the work. */
const SAMPLE_RATE = 24_000
/** Seconds until the last echo has gone. */
const TAIL = 4

export function makeOrchestra(): Orchestra {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  const mixer = makeMixer(context)
  let scene: Scene | null = null
  let conductor: Conductor | null = null
  /** The time of the context when the last effect is over. */
  let effectEnd = 0

  function isAwake(): boolean {
    return useSettings.getState().sound && !document.hidden
  }

  function setVolumes(): void {
    const { sound, music, ambience, volume } = useSettings.getState()
    mixer.setVolumes(sound ? { music, ambience, effects: volume } : { music: 0, ambience: 0, effects: 0 })
  }

  function tend(): void {
    if (!isAwake() || (scene === null && context.currentTime > effectEnd)) {
      if (context.state === 'running') void context.suspend()
      return
    }
    if (context.state !== 'running') void context.resume()
    conductor?.playUntil(context.currentTime + AHEAD)
  }

  setVolumes()
  setInterval(tend, EVERY)
  document.addEventListener('visibilitychange', tend)
  useSettings.subscribe(() => {
    setVolumes()
    // Falling asleep is left to the timer, after the fade.
    if (isAwake()) tend()
  })

  return {
    show: (next) => {
      if (next === null || next.seed !== scene?.seed) {
        conductor?.stop()
        conductor = next && makeConductor(mixer, next, context.currentTime)
        effectEnd = context.currentTime + TAIL
      } else conductor?.show(next)
      scene = next
      tend()
    },
    play: (name, after) => {
      if (!isAwake()) return
      const start = context.currentTime + after / 1000
      for (const note of effectOf(name, themeOf(scene?.seed ?? 0)))
        ring(mixer, { dry: mixer.layers.effects }, note, start + note.at / 1000)
      effectEnd = start + TAIL
      tend()
    },
  }
}
