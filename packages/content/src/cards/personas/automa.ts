import type { PersonaDef } from '@charterstone/engine'

/** A10: each scores at the end of a game by comparing its seat with the humans. */
export const automaPersonas: readonly PersonaDef[] = [
  { number: 393, slug: 'automa-purple', charter: 'purple', kind: 'automa', abilities: [] },
  { number: 394, slug: 'automa-black', charter: 'black', kind: 'automa', abilities: [] },
  { number: 395, slug: 'automa-green', charter: 'green', kind: 'automa', abilities: [] },
  { number: 396, slug: 'automa-red', charter: 'red', kind: 'automa', abilities: [] },
  { number: 397, slug: 'automa-blue', charter: 'blue', kind: 'automa', abilities: [] },
  { number: 398, slug: 'automa-yellow', charter: 'yellow', kind: 'automa', abilities: [] },
]
