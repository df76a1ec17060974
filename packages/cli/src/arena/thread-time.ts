import { readFileSync } from 'node:fs'

const SCHEDULER = '/proc/thread-self/schedstat'

/**
 * Milliseconds that this thread has had on a core, so that other programs do not count; where the system does not
 * tell (anywhere but on Linux), the time that has passed.
 */
export const threadTime: () => number = knowsThreads() ? onCore : () => performance.now()

function onCore(): number {
  return Number(readFileSync(SCHEDULER, 'utf8').split(' ', 1)[0]) / 1e6
}

function knowsThreads(): boolean {
  try {
    return Number.isFinite(onCore())
  } catch {
    return false
  }
}
