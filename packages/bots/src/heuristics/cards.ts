import { CONSTRUCTED } from '@charterstone/engine'
import { cardDesire } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const MINION_DESIRE = 2

/** Taking cards, constructing buildings and unlocking crates. */
export const cardScores: OptionScores = {
  card: desireOf,
  'card-looked': desireOf,
  'start-thing': ({ facts, holder, option }) =>
    option.kind === 'card' ? cardDesire(facts, holder, option.card) : MINION_DESIRE,
  // The more a building is worth, the later in its chain it comes, and the better its crate.
  unlock: ({ facts, option }) =>
    option.kind === 'card' ? (facts.value[option.card - CONSTRUCTED] ?? 0) : -1,
  construct: ({ facts, option }) => (option.kind === 'card' ? (facts.value[option.card] ?? 0) : -1),
}

function desireOf({ facts, holder, option }: ScoredOption): number {
  return option.kind === 'card' ? cardDesire(facts, holder, option.card) : -1
}
