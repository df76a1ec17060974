import type { Clock } from '../src/session/clock.ts'

/** A clock that stands still until a test moves it on. */
export type FakeClock = Clock & {
  /** Moves on and runs what falls due on the way, in order; waits for what follows from it. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** How many calls are still to come. */
  readonly due: () => number
}

type Timer = { readonly at: number; readonly work: () => void }

export function makeFakeClock(): FakeClock {
  let now = 0
  let timers: readonly Timer[] = []
  return {
    now: () => now,
    date: () => 1_700_000_000_000 + now,
    after: (milliseconds, work) => {
      const timer: Timer = { at: now + milliseconds, work }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        await settle()
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        now = next.at
        timers = timers.filter((each) => each !== next)
        next.work()
      }
      now = end
    },
    due: () => timers.length,
  }
}

/** Lets all promises that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
