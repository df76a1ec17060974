import { type Decision, roll, seedRng } from '@charterstone/engine'

/** The walker has its own random numbers, apart from the game's. */
const WALKER = 0x5eed
const LOOKED_AT = 3

export type Walker = {
  readonly choose: (decision: Decision) => string
  readonly chance: (oneIn: number) => boolean
}

/** Draws three options at random and takes the one it has taken least often, so that walks cover every option. */
export function newWalker(seed: number): Walker {
  const rng = seedRng(seed ^ WALKER)
  // The number of checks must not change the walk.
  const dice = seedRng(seed ^ WALKER ^ 1)
  const taken = new Map<string, number>()
  return {
    choose({ options }) {
      let chosen = options[roll(rng, options.length)] ?? ''
      for (let look = 1; look < LOOKED_AT; look++) {
        const other = options[roll(rng, options.length)] ?? ''
        if ((taken.get(other) ?? 0) < (taken.get(chosen) ?? 0)) chosen = other
      }
      taken.set(chosen, (taken.get(chosen) ?? 0) + 1)
      return chosen
    },
    chance: (oneIn) => oneIn > 0 && roll(dice, oneIn) === 0,
  }
}
