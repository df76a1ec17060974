import { COIN, FIRST_PLOT, type Seat } from '@charterstone/engine'
import type { CardFacts, Use } from './card-facts.ts'
import { FEATURE } from './features.ts'
import { minionsIn, perilsIn } from './goods-held.ts'
import { type Position, timeFactor } from './position.ts'

/** The worth of the two best buildings whose cost the seat can pay now. */
export function judgeVillage({ facts, world, holder, turns, row }: Position): void {
  if (turns === 0) return
  const { inPlay } = world.table
  const { buildings } = world.legacy
  let best = 0
  let next = 0
  for (let index = 0; index < inPlay.length; index++) {
    const spot = inPlay[index] ?? 0
    if (spot < FIRST_PLOT) continue
    const use = facts.use[buildings[spot] ?? 0]
    if (use === undefined || use.gain <= next || !canPay(facts, use, holder)) continue
    if (use.gain > best) {
      next = best
      best = use.gain
    } else next = use.gain
  }
  row[FEATURE.useBest] = best * timeFactor(turns, 1)
  row[FEATURE.useNext] = next * timeFactor(turns, 2)
}

function canPay(facts: CardFacts, use: Use, { goods, influence, cards }: Seat): boolean {
  if (influence < use.influence || (goods[COIN] ?? 0) < use.coin) return false
  let spare = 0
  for (let resource = 0; resource < COIN; resource++) {
    const left = (goods[resource] ?? 0) - (use.resources[resource] ?? 0)
    if (left < 0) return false
    spare += left
  }
  if (spare < use.any) return false
  if (use.minion > 0 && minionsIn(goods) < use.minion) return false
  if (use.peril > 0 && perilsIn(goods) < use.peril) return false
  for (const [type, count] of use.cards) if (countCards(facts, cards, type) < count) return false
  return (
    use.plan === 0 ||
    countCards(facts, cards, 'building') + countCards(facts, cards, 'constructed') >= use.plan
  )
}

function countCards(facts: CardFacts, cards: readonly number[], type: string): number {
  let found = 0
  for (let index = 0; index < cards.length; index++) if (facts.cardType[cards[index] ?? 0] === type) found++
  return found
}
