import { readFileSync } from 'node:fs'

/** Milliseconds of thinking: how many have passed, and how many of them the thread has had on a core. */
export type Spell = { readonly passed: number; readonly onCore: number }

const SCHEDULER = '/proc/thread-self/schedstat'
/** The system counts a thread's time in ticks; so much of it may be told too early or too late. */
const TICK = 4

/** Starts a clock that tells how long it has been running. */
export function startClock(): () => Spell {
  const start = { passed: performance.now(), onCore: threadTime() }
  return () => ({ passed: performance.now() - start.passed, onCore: threadTime() - start.onCore })
}

/** Other programs do not count, so far as the system tells; where it does not (anywhere but on Linux), all that has passed does. */
export function thinkingTime(spells: readonly Spell[]): number {
  const passed = spells.reduce((sum, spell) => sum + spell.passed, 0)
  const onCore = spells.reduce((sum, spell) => sum + spell.onCore, 0)
  return knowsThreads ? Math.min(passed, onCore + TICK) : passed
}

const knowsThreads = Number.isFinite(threadTime())

function threadTime(): number {
  try {
    return Number(readFileSync(SCHEDULER, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
