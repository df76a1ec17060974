import type { Speed } from '../settings/settings.ts'
import type { Clock } from './clock.ts'
import type { Holds } from './hold.ts'

/** The pace at which an open game shows the moves of others. */
export type Pace = {
  /** The speed of the settings; instant while the person is in a hurry. */
  readonly speed: () => Speed
  /** Resolves after some milliseconds, as soon as nothing holds the game. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Ends the pause under way and all that follow, until the moves have been shown. */
  readonly hurry: () => void
  /** The moves have been shown: the next ones have their pauses again. */
  readonly settle: () => void
}

type PaceDeps = { readonly clock: Clock; readonly speed: () => Speed } & Pick<Holds, 'released'>

export function makePace({ clock, speed, released }: PaceDeps): Pace {
  let isHurried = false
  let endPause: (() => void) | null = null

  function pause(milliseconds: number): Promise<void> {
    if (isHurried || milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const cancel = clock.after(milliseconds, resolve)
      endPause = () => {
        cancel()
        resolve()
      }
    })
  }

  return {
    speed: () => (isHurried ? 'instant' : speed()),
    wait: async (milliseconds) => {
      await pause(milliseconds)
      await released()
    },
    hurry: () => {
      isHurried = true
      endPause?.()
    },
    settle: () => {
      isHurried = false
    },
  }
}
