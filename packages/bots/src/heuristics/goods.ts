import { COIN, FIRST_MINION } from '@charterstone/engine'
import { cardDesire, resourceDesires, resourceSpares } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const CARD = 1000
const BONUS_WORTH = { none: 0, vp: 1, reputation: 1.2 } as const
const UNIT_WORTH = { resource: 0.9, coin: 0.8, card: 1.8, minion: 1.4, peril: 0.4 } as const

/** Taking, paying and selling. */
export const goodsScores: OptionScores = {
  'take-any': ({ facts, holder, value }) => (value < 0 ? -1 : (resourceDesires(facts, holder)[value] ?? 0)),
  pay: spareOf,
  spare: ({ facts, holder, value }) => resourceDesires(facts, holder)[value] ?? 0,
  tribute: ({ facts, holder, value, decision }) =>
    decision.options[0]?.startsWith('card:') === true
      ? -cardDesire(facts, holder, value)
      : value < COIN
        ? (resourceDesires(facts, holder)[value] ?? 0)
        : 0,
  sell: ({ facts, value }) => {
    const space = facts.board.quota[value]
    return space === undefined ? -1 : 3 + BONUS_WORTH[space.bonus] - UNIT_WORTH[space.row] * space.count
  },
  reputation: ({ key, holder }) => (key === 'take' ? holder.influence - 1.5 : 0),
  'start-wealth': ({ key }) => (key === 'start:vp' ? 1 : 0),
  'move-progress': ({ key }) => (key === 'skip' ? 1 : 0),
  'bump-or-not': ({ key }) => (key === 'share' ? 1 : 0),
}

/** Pays first with what the seat can spare most easily. */
function spareOf({ facts, holder, value }: ScoredOption): number {
  if (value >= CARD) return -cardDesire(facts, holder, value - CARD)
  if (value === COIN) return 0.1
  return value < FIRST_MINION ? (resourceSpares(facts, holder)[value] ?? 0) : (holder.goods[value] ?? 0)
}
