import { COIN, FIRST_MINION, FIRST_PERIL, FIRST_PLOT, GOODS, type Seat } from '@charterstone/engine'
import { type Case, within } from './case.ts'
import { F } from './features.ts'
import type { Knowledge, Use } from './knowledge.ts'

/** The two best buildings that the seat could pay for as it stands: what its goods can do in this village. */
export function judgeVillage({ know, world, holder, turns, row }: Case): void {
  if (turns === 0) return
  const { inPlay } = world.table
  const { buildings } = world.legacy
  let best = 0
  let next = 0
  for (let index = 0; index < inPlay.length; index++) {
    const spot = inPlay[index] ?? 0
    if (spot < FIRST_PLOT) continue
    const use = know.use[buildings[spot] ?? 0]
    if (use === undefined || use.gain <= next || !canPay(know, use, holder)) continue
    if (use.gain > best) {
      next = best
      best = use.gain
    } else next = use.gain
  }
  row[F.useBest] = best * within(turns, 1)
  row[F.useNext] = next * within(turns, 2)
}

function canPay(know: Knowledge, use: Use, { goods, influence, cards }: Seat): boolean {
  if (influence < use.influence || (goods[COIN] ?? 0) < use.coin) return false
  let spare = 0
  for (let resource = 0; resource < COIN; resource++) {
    const left = (goods[resource] ?? 0) - (use.resources[resource] ?? 0)
    if (left < 0) return false
    spare += left
  }
  if (spare < use.any) return false
  if (use.minion > 0 && total(goods, FIRST_MINION, FIRST_PERIL) < use.minion) return false
  if (use.peril > 0 && total(goods, FIRST_PERIL, GOODS.length) < use.peril) return false
  for (const [type, count] of use.cards) if (countCards(know, cards, type) < count) return false
  return (
    use.plan === 0 || countCards(know, cards, 'building') + countCards(know, cards, 'constructed') >= use.plan
  )
}

function total(goods: readonly number[], from: number, to: number): number {
  let found = 0
  for (let good = from; good < to; good++) found += goods[good] ?? 0
  return found
}

function countCards(know: Knowledge, cards: readonly number[], type: string): number {
  let found = 0
  for (let index = 0; index < cards.length; index++) if (know.cardType[cards[index] ?? 0] === type) found++
  return found
}
