import { goodIndex, isResource } from '@charterstone/engine'
import { cardDesire, resourceDesire, resourceSpare } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const BONUS_WORTH = { none: 0, vp: 1, reputation: 1.2 } as const
const UNIT_WORTH = { resource: 0.9, coin: 0.8, card: 1.8, minion: 1.4, peril: 0.4 } as const

/** Taking, paying and selling. */
export const goodsScores: OptionScores = {
  'take-any': ({ facts, holder, option }) =>
    option.kind === 'good' ? resourceDesire(facts, holder, goodIndex[option.good]) : -1,
  pay: spareOf,
  spare: desireOfGood,
  tribute: (scored) =>
    scored.option.kind === 'card'
      ? -cardDesire(scored.facts, scored.holder, scored.option.card)
      : desireOfGood(scored),
  sell: ({ option }) =>
    option.kind === 'quota' ? 3 + BONUS_WORTH[option.bonus] - UNIT_WORTH[option.row] * option.count : -1,
  reputation: ({ option, holder }) => (option.kind === 'take' ? holder.influence - 1.5 : 0),
  'start-wealth': ({ option }) => (option.kind === 'start' && option.what === 'vp' ? 1 : 0),
  'move-progress': ({ option }) => (option.kind === 'skip' ? 1 : 0),
  'bump-or-not': ({ option }) => (option.kind === 'share' ? 1 : 0),
}

function desireOfGood({ facts, holder, option }: ScoredOption): number {
  return option.kind === 'good' ? resourceDesire(facts, holder, goodIndex[option.good]) : 0
}

/** Pays first with what the seat can spare most easily. */
function spareOf({ facts, holder, option }: ScoredOption): number {
  if (option.kind === 'card') return -cardDesire(facts, holder, option.card)
  if (option.kind !== 'good') return 0
  if (option.good === 'coin') return 0.1
  const index = goodIndex[option.good]
  return isResource(option.good) ? resourceSpare(facts, holder, index) : (holder.goods[index] ?? 0)
}
