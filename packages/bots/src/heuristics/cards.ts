import { CONSTRUCTED } from '@charterstone/engine'
import { cardDesire } from '../search/desire.ts'
import type { Choice, Likings } from './liking.ts'

const CARD = 1000
const MINION_DESIRE = 2

/** Taking cards, building them and opening their crates. */
export const cardLikings: Likings = {
  card: wanted,
  'card-looked': wanted,
  'start-thing': ({ know, holder, value }) =>
    value >= CARD ? cardDesire(know, holder, value - CARD) : MINION_DESIRE,
  // The dearer a building, the deeper its chain, and the better what its crate brings.
  unlock: ({ know, value }) => (value < 0 ? -1 : (know.value[value - CONSTRUCTED] ?? 0)),
  construct: ({ know, value }) => (value < 0 ? -1 : (know.value[value] ?? 0)),
}

function wanted({ know, holder, value }: Choice): number {
  return value < 0 ? -1 : cardDesire(know, holder, value)
}
