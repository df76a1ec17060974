import type { Effect } from '../catalogue/effect.ts'
import { goodIndex } from '../catalogue/good.ts'
import { type Play, seatOf, tableOf } from '../flow/play.ts'
import { at } from '../state/list.ts'
import { hasFaceUp } from './card-gain.ts'
import { lackToConstruct } from './construction.ts'
import { lackOfCost } from './cost.ts'
import { lackToUnlock } from './crates.ts'
import { lacking, NONE } from './lack.ts'
import { lackToScore } from './objectives.ts'
import { lackToSell } from './quota.ts'
import { influenceToEnter, lackByTemporaryRule, lackToEnter } from './temporary.ts'

/** What keeps a seat from placing a worker: temporary rules, the cost unless it is dropped, what the building demands. */
export function lackToPlace(play: Play, seat: number, spot: number, free = false): number {
  return (
    lackByTemporaryRule(play, seat, spot) ||
    lackHaving(play, seat, spot, influenceToEnter(play, seat, spot), free)
  )
}

/** What keeps a seat from dropping the cost of one of its own buildings with a scroll (K9). */
export function lackToScroll(play: Play, seat: number, spot: number): number {
  const { isFree } = at(play.box.cost, at(play.state.legacy.buildings, spot))
  return isFree ? lacking('costs-nothing') : lackToPlace(play, seat, spot, true)
}

/** What keeps a seat from using a building without placing a worker there. */
export function lackToCopy(play: Play, seat: number, spot: number): number {
  return (
    lackToEnter(play, seat, spot) || lackHaving(play, seat, spot, influenceToEnter(play, seat, spot), false)
  )
}

/** What would be missing once so much influence had been given away. */
export function lackHaving(play: Play, seat: number, spot: number, given: number, free: boolean): number {
  if (given === 0) return free ? lackOfDemands(play, seat, spot) : lackToUse(play, seat, spot)
  const user = seatOf(play, seat)
  user.influence -= given
  const lack = free ? lackOfDemands(play, seat, spot) : lackToUse(play, seat, spot)
  user.influence += given
  return lack
}

/** What keeps a seat from paying for and using a building (R15.3, R17). */
export function lackToUse(play: Play, seat: number, spot: number): number {
  const building = at(play.state.legacy.buildings, spot)
  return lackOfCost(play, seat, at(play.box.cost, building)) || lackOfDemands(play, seat, spot)
}

/** With a scroll the cost is dropped, but influence that must be placed is still needed (K9). */
export function lackOfDemands(play: Play, seat: number, spot: number): number {
  const demands = at(play.box.demands, at(play.state.legacy.buildings, spot))
  for (let index = 0; index < demands.length; index++) {
    const lack = lackForEffect(play, seat, spot, at(demands, index))
    if (lack !== NONE) return lack
  }
  return NONE
}

function lackForEffect(play: Play, seat: number, spot: number, effect: Effect): number {
  switch (effect.kind) {
    case 'construct':
      return lackToConstruct(play, seat, effect)
    case 'unlock':
      return lackToUnlock(play, seat, effect)
    case 'score':
      return lackToScore(play, seat)
    case 'sell':
      return lackToSell(play, seat)
    case 'income':
      return lackOfSlot(play, seat, spot)
    case 'card':
      return hasFaceUp(play, effect.type) ? NONE : lacking('face-up-card')
    case 'gain':
      return at(tableOf(play).supply, goodIndex[effect.good]) >= effect.count
        ? NONE
        : lacking('supply', effect.count)
    default:
      return NONE
  }
}

/** One token a seat and income building (R24.2). */
function lackOfSlot(play: Play, seat: number, spot: number): number {
  if (seatOf(play, seat).influence < 1) return lacking('influence')
  return (at(tableOf(play).incomeAt, spot) & (1 << seat)) !== 0 ? lacking('income-slot') : NONE
}
