import { startProgress } from './progress.ts'

/** A count that threads add to: memory that they share with the one that shows it. */
export type SharedCount = SharedArrayBuffer

export type SharedProgress = { readonly count: SharedCount; readonly stop: () => void }

const MILLISECONDS = 250

/** A bar that follows what threads count while they work, not only what they have finished. */
export function startSharedProgress(what: string, total: number): SharedProgress {
  const count = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const progress = startProgress(what, total)
  let shown = 0
  const timer = setInterval(() => {
    const done = Atomics.load(new Int32Array(count), 0)
    progress.add(done - shown)
    shown = done
  }, MILLISECONDS)
  const stop = (): void => {
    clearInterval(timer)
    progress.stop()
  }
  return { count, stop }
}

export function addToCount(count: SharedCount): void {
  Atomics.add(new Int32Array(count), 0, 1)
}
