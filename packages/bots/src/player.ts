import type { Decision, Rng } from '@charterstone/engine'

/** Answers a decision with the key of one of its options; chance comes from a generator of its own. */
export type Player = (decision: Decision, rng: Rng) => string
