import type { VictoryCardDef } from '@charterstone/engine'

/** K11: 344-349 come with crate K, 350-355 with crate L. */
export const victoryCards: readonly VictoryCardDef[] = [
  { number: 344, slug: 'victory-card-1', set: 'own', capacity: 1, persona: 6, trophy: 8, glory: 10 },
  { number: 345, slug: 'victory-card-2', set: 'own', capacity: 1, persona: 7, trophy: 7, glory: 10 },
  { number: 346, slug: 'victory-card-3', set: 'own', capacity: 2, persona: 5, trophy: 8, glory: 10 },
  { number: 347, slug: 'victory-card-4', set: 'own', capacity: 2, persona: 7, trophy: 6, glory: 10 },
  { number: 348, slug: 'victory-card-5', set: 'own', capacity: 3, persona: 5, trophy: 7, glory: 10 },
  { number: 349, slug: 'victory-card-6', set: 'own', capacity: 3, persona: 6, trophy: 6, glory: 10 },
  { number: 350, slug: 'victory-card-7', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
  { number: 351, slug: 'victory-card-8', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
  { number: 352, slug: 'victory-card-9', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
  { number: 353, slug: 'victory-card-10', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
  { number: 354, slug: 'victory-card-11', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
  { number: 355, slug: 'victory-card-12', set: 'equal', capacity: 2, persona: 6, trophy: 7, glory: 10 },
]
