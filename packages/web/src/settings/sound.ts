import { useEffect } from 'react'
import type { SoundName } from '../sound/effects.ts'
import type { Orchestra } from '../sound/orchestra.ts'
import type { Scene } from '../sound/scene.ts'
import { useSettings } from './settings.ts'

let orchestra: Promise<Orchestra> | null = null
let scene: Scene | null = null
let isPressed = false

/** Plays an effect, `after` milliseconds from now. Silent unless sound is turned on, and before the first press. */
export function play(name: SoundName, after = 0): void {
  withOrchestra((heard) => heard.play(name, after))
}

/** What the page sounds like while a component is on screen. It begins with the first press. */
export function useScene(shown: Scene): void {
  useEffect(() => show(shown), [shown])
  useEffect(() => {
    const stir = () => show(scene)
    const press = () => {
      isPressed = true
      stir()
    }
    // Before the sound of the press itself.
    addEventListener('click', press, true)
    addEventListener('keydown', press, true)
    const unsubscribe = useSettings.subscribe(stir)
    return () => {
      unsubscribe()
      removeEventListener('click', press, true)
      removeEventListener('keydown', press, true)
      show(null)
    }
  }, [])
}

function show(next: Scene | null): void {
  scene = next
  withOrchestra((heard) => heard.show(scene))
}

/** Nothing is heard where the orchestra cannot be fetched, or there is no loudspeaker; the next sound tries again. */
function withOrchestra(work: (heard: Orchestra) => void): void {
  awake()?.then(work, () => {
    orchestra = null
  })
}

/** The orchestra, fetched at the first press with sound on; browsers allow no sound before it. */
function awake(): Promise<Orchestra> | null {
  if (orchestra === null && isPressed && useSettings.getState().sound)
    orchestra = import('../sound/orchestra.ts').then(({ makeOrchestra }) => makeOrchestra())
  return orchestra
}
