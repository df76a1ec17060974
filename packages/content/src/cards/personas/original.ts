import type { PersonaDef } from '@charterstone/engine'

/** R5.1: no ability, and named by their players. */
export const originalPersonas: readonly PersonaDef[] = [
  { number: 200, slug: 'founder-purple', charter: 'purple', kind: 'original', abilities: [] },
  { number: 201, slug: 'founder-black', charter: 'black', kind: 'original', abilities: [] },
  { number: 202, slug: 'founder-green', charter: 'green', kind: 'original', abilities: [] },
  { number: 203, slug: 'founder-red', charter: 'red', kind: 'original', abilities: [] },
  { number: 204, slug: 'founder-blue', charter: 'blue', kind: 'original', abilities: [] },
  { number: 205, slug: 'founder-yellow', charter: 'yellow', kind: 'original', abilities: [] },
]
