import { type Decision, roll, seedRng } from '@charterstone/engine'

/** The walker's own chance is not that of the game. */
const WALKER = 0x5eed
const LOOKED_AT = 3

export type Walker = {
  readonly choose: (decision: Decision) => string
  readonly chance: (oneIn: number) => boolean
}

/** Chooses at random, but of three options the one that it has taken least often: so walks get everywhere. */
export function newWalker(seed: number): Walker {
  const rng = seedRng(seed ^ WALKER)
  // How often something is checked must not change where the walk goes.
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
