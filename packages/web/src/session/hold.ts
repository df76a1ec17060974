/** While something is being shown, bots wait. */
let holds = 0
let waiting: (() => void)[] = []

/** Keeps bots waiting until the returned function is called. */
export function hold(): () => void {
  let isHeld = true
  holds += 1
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    if (holds > 0) return
    for (const go of waiting) go()
    waiting = []
  }
}

/** Resolves when nothing is being shown. */
export function released(): Promise<void> {
  return holds === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
}
