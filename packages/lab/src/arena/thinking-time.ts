import { readFileSync } from 'node:fs'

/** Milliseconds: wall-clock time, and the time that the thread ran on a core. */
export type ElapsedTime = { readonly passed: number; readonly onCore: number }

const SCHEDULER = '/proc/thread-self/schedstat'
/** Linux counts a thread's time in ticks, so it can be this much too small. */
const TICK = 4

/** Starts a clock; calling it returns the time since then. */
export function startClock(): () => ElapsedTime {
  const start = { passed: performance.now(), onCore: threadTime() }
  return () => ({ passed: performance.now() - start.passed, onCore: threadTime() - start.onCore })
}

/** The time on a core, so that other programs do not count. Outside Linux it is unknown, and the wall-clock time counts. */
export function thinkingTime(times: readonly ElapsedTime[]): number {
  const passed = times.reduce((sum, time) => sum + time.passed, 0)
  const onCore = times.reduce((sum, time) => sum + time.onCore, 0)
  return hasThreadTime ? Math.min(passed, onCore + TICK) : passed
}

const hasThreadTime = Number.isFinite(threadTime())

function threadTime(): number {
  try {
    return Number(readFileSync(SCHEDULER, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
