import type { Asked, Decision, Rng, View } from '@charterstone/engine'

/** The part of a view that a quick bot reads. A state has it as well, so simulations need not make views. */
export type QuickView = Asked &
  Pick<View, 'legacy'> & { readonly table: Pick<View['table'], 'seats' | 'objectives'> }

/** Answers a decision with the key of one of its options, drawn with the given generator. */
export type QuickBot = (decision: Decision, rng: Rng, view: QuickView) => string
