import type { CompiledCost } from '../catalogue/compiled-cost.ts'
import type { Effect } from '../catalogue/effect.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { lackToConstruct } from './construction.ts'
import { lackOfCost } from './cost.ts'
import { lackToUnlock } from './crates.ts'
import { lacking, NONE } from './lack.ts'
import { lackToScore } from './objectives.ts'
import { lackToSell } from './quota.ts'
import { influenceToEnter, lackByTemporaryRule, lackToEnter } from './temporary.ts'

/** What keeps a seat from placing a worker: temporary rules and the cost, of which a scroll drops a part (R17.7). */
export function lackToPlace(play: Play, seat: number, spot: number, scroll = false): number {
  return (
    lackByTemporaryRule(play, seat, spot) ||
    lackHaving(play, seat, spot, influenceToEnter(play, seat, spot), scroll)
  )
}

/** What keeps a seat from dropping the cost of one of its own buildings with a scroll (K9). */
export function lackToScroll(play: Play, seat: number, spot: number): number {
  const { isOnlyInfluence } = at(play.box.cost, at(play.state.legacy.buildings, spot))
  return isOnlyInfluence ? lacking('costs-nothing') : lackToPlace(play, seat, spot, true)
}

/** What keeps a seat from using a building without placing a worker there. */
export function lackToCopy(play: Play, seat: number, spot: number): number {
  return (
    lackToEnter(play, seat, spot) || lackHaving(play, seat, spot, influenceToEnter(play, seat, spot), false)
  )
}

/** What would be missing once so much influence had been given away. */
export function lackHaving(play: Play, seat: number, spot: number, given: number, scroll: boolean): number {
  if (given === 0) return lackToUse(play, seat, spot, scroll)
  const user = seatOf(play, seat)
  user.influence -= given
  const lack = lackToUse(play, seat, spot, scroll)
  user.influence += given
  return lack
}

/** What keeps a seat from paying for a building (R15.3, R17.7); what it would give does not matter. */
export function lackToUse(play: Play, seat: number, spot: number, scroll = false): number {
  const building = at(play.state.legacy.buildings, spot)
  return lackOfCost(play, seat, costToUse(play, building, scroll)) || lackOfDemands(play, seat, spot)
}

/** With a scroll only the influence of a cost is left (K9). */
export function costToUse({ box }: Play, building: number, scroll: boolean): CompiledCost {
  return at(scroll ? box.scrollCost : box.cost, building)
}

/** Costs that stand inside a verb: they name the card, crate, objective, quota space or slot that is paid for. */
function lackOfDemands(play: Play, seat: number, spot: number): number {
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
    default:
      return NONE
  }
}

/** One token a seat and income building (R24.2). */
function lackOfSlot(play: Play, seat: number, spot: number): number {
  if (seatOf(play, seat).influence < 1) return lacking('influence')
  return (at(tableOf(play).incomeAt, spot) & (1 << seat)) !== 0 ? lacking('income-slot') : NONE
}
