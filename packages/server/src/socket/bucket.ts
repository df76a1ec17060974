/** A token bucket: limits messages per second, with a reserve that refills over time. */
export type Bucket = {
  /** False when there is not enough in it. */
  readonly take: (cost?: number) => boolean
  /** The number of refusals since it was last full. */
  readonly missed: () => number
}

/** A clock that goes back neither fills nor empties it. */
export function makeBucket(perSecond: number, atOnce: number, clock: () => number): Bucket {
  let level = atOnce
  let last = clock()
  let missed = 0
  return {
    take: (cost = 1) => {
      const now = clock()
      level = Math.min(atOnce, level + (Math.max(0, now - last) / 1000) * perSecond)
      last = now
      if (level === atOnce) missed = 0
      if (level < cost) {
        missed += 1
        return false
      }
      level -= cost
      return true
    },
    missed: () => missed,
  }
}
