import { CONSTRUCTED } from '@charterstone/engine'
import { cardDesire } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const CARD = 1000
const MINION_DESIRE = 2

/** Taking cards, constructing buildings and unlocking crates. */
export const cardScores: OptionScores = {
  card: desireOf,
  'card-looked': desireOf,
  'start-thing': ({ facts, holder, value }) =>
    value >= CARD ? cardDesire(facts, holder, value - CARD) : MINION_DESIRE,
  // The more a building is worth, the later in its chain it comes, and the better its crate.
  unlock: ({ facts, value }) => (value < 0 ? -1 : (facts.value[value - CONSTRUCTED] ?? 0)),
  construct: ({ facts, value }) => (value < 0 ? -1 : (facts.value[value] ?? 0)),
}

function desireOf({ facts, holder, value }: ScoredOption): number {
  return value < 0 ? -1 : cardDesire(facts, holder, value)
}
