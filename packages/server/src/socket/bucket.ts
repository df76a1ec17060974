/** A token bucket: limits messages per second, with a reserve that refills over time. */
export type Bucket = {
  /** False when it is empty. */
  readonly take: () => boolean
  /** The number of refusals since it was last full. */
  readonly missed: () => number
}

export function makeBucket(perSecond: number, atOnce: number, clock: () => number): Bucket {
  let level = atOnce
  let last = clock()
  let missed = 0
  return {
    take: () => {
      const now = clock()
      level = Math.min(atOnce, level + ((now - last) / 1000) * perSecond)
      last = now
      if (level === atOnce) missed = 0
      if (level < 1) {
        missed += 1
        return false
      }
      level -= 1
      return true
    },
    missed: () => missed,
  }
}
