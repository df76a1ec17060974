/** Ends a hold; a second call does nothing. */
export type Release = () => void

export type Holds = {
  /** Keeps the game where it is until the returned function is called: a moment is on screen. */
  readonly hold: () => Release
  /** Resolves when nothing holds the game. */
  readonly released: () => Promise<void>
}

export function makeHolds(): Holds {
  let count = 0
  let waiting: (() => void)[] = []
  return {
    hold: () => {
      let isHeld = true
      count += 1
      return () => {
        if (!isHeld) return
        isHeld = false
        count -= 1
        if (count > 0) return
        for (const resume of waiting) resume()
        waiting = []
      }
    },
    released: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
