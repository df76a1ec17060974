import { MINIONS, RESOURCES } from '../catalogue/charter.ts'
import { COIN } from '../catalogue/good.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { add, at } from '../state/list.ts'
import { NONE } from './lack.ts'
import { lackHaving, lackToUse } from './placement.ts'

/** Whether a building can be paid for, with what the minion brings if need be (R16.2). */
export function isPayableBy(play: Play, seat: number, spot: number, type: number): boolean {
  if (lackToUse(play, seat, spot) === NONE) return true
  const { mat } = tableOf(play)
  switch (MINIONS[type]) {
    case 'butler':
      return isPayableWithGood(play, seat, spot, COIN)
    case 'golem':
      return RESOURCES.some((_, resource) => isPayableWithGood(play, seat, spot, resource))
    case 'robot':
      return mat.some((card) => isPayableWithCard(play, seat, spot, card))
    case 'chef':
      return seatOf(play, seat).spent > 0 && lackHaving(play, seat, spot, -1, false) === NONE
    default:
      return false
  }
}

/** The gift is lent to the seat while the cost is looked at. */
export function isPayableWithGood(play: Play, seat: number, spot: number, good: number): boolean {
  if (at(tableOf(play).supply, good) === 0) return false
  const { goods } = seatOf(play, seat)
  add(goods, good, 1)
  const lack = lackToUse(play, seat, spot)
  add(goods, good, -1)
  return lack === NONE
}

export function isPayableWithCard(play: Play, seat: number, spot: number, card: number): boolean {
  const { cards } = seatOf(play, seat)
  cards.push(card)
  const lack = lackToUse(play, seat, spot)
  cards.pop()
  return lack === NONE
}

/** The building that a minion has been placed on and that still lacks its gift; -1 for none. The gift is then no free choice. */
export function spotInNeed(play: Play, seat: number): number {
  const next = play.state.stack.at(-1)
  if (next?.kind !== 'use' || next.by !== 'minion' || next.seat !== seat) return -1
  return lackToUse(play, seat, next.spot) === NONE ? -1 : next.spot
}
