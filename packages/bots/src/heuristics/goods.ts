import { COIN, FIRST_MINION, QUOTA } from '@charterstone/engine'
import { cardDesire, resourceDesires, resourceSpares } from '../search/desire.ts'
import type { Choice, Likings } from './liking.ts'

const CARD = 1000
const BONUS = { none: 0, vp: 1, reputation: 1.2 } as const
const UNIT = { resource: 0.9, coin: 0.8, card: 1.8, minion: 1.4, peril: 0.4 } as const

/** Taking, paying and selling. */
export const goodsLikings: Likings = {
  'take-any': ({ know, holder, value }) => (value < 0 ? -1 : (resourceDesires(know, holder)[value] ?? 0)),
  pay: paying,
  spare: ({ know, holder, value }) => resourceDesires(know, holder)[value] ?? 0,
  tribute: ({ know, holder, value, decision }) =>
    decision.options[0]?.startsWith('card:') === true
      ? -cardDesire(know, holder, value)
      : value < COIN
        ? (resourceDesires(know, holder)[value] ?? 0)
        : 0,
  sell: ({ value }) => {
    const space = QUOTA[value]
    return space === undefined ? -1 : 3 + BONUS[space.bonus] - UNIT[space.row] * space.count
  },
  reputation: ({ key, holder }) => (key === 'take' ? holder.influence - 1.5 : 0),
  'start-wealth': ({ key }) => (key === 'start:vp' ? 1 : 0),
  'move-progress': ({ key }) => (key === 'skip' ? 1 : 0),
  'bump-or-not': ({ key }) => (key === 'share' ? 1 : 0),
}

/** What is missed least goes first. */
function paying({ know, holder, value }: Choice): number {
  if (value >= CARD) return -cardDesire(know, holder, value - CARD)
  if (value === COIN) return 0.1
  return value < FIRST_MINION ? (resourceSpares(know, holder)[value] ?? 0) : (holder.goods[value] ?? 0)
}
