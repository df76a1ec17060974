import type { Decision, Rng, View } from '@charterstone/engine'

/** What a player looks at before it answers: the part of a view that both a view and a state can give for nothing. */
export type Sight = Pick<View, 'legacy'> & { readonly table: Pick<View['table'], 'seats' | 'objectives'> }

/** Answers a decision with the key of one of its options; chance comes from a generator of its own. */
export type Player = (decision: Decision, rng: Rng, sight: Sight) => string
