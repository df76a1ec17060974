import type { CompanionDef } from '@charterstone/engine'

/** Dealt after game 5. */
export const companions: readonly CompanionDef[] = [
  { number: 337, slug: 'the-parent' },
  { number: 338, slug: 'the-spy' },
  { number: 339, slug: 'the-thief' },
  { number: 340, slug: 'the-assassin' },
  { number: 341, slug: 'the-lover' },
  { number: 342, slug: 'the-one-with-two-shadows' },
]
