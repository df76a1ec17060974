import { RESOURCES } from '../catalogue/charter.ts'
import { type CompiledCost, compileCost } from '../catalogue/compiled-cost.ts'
import type { Cost } from '../catalogue/effect.ts'
import { COIN } from '../catalogue/good.ts'
import type { Payment } from '../loop/frame.ts'
import { type Play, push, seatOf } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { hasPassive } from './abilities.ts'
import { countCards, countPlans } from './advancement.ts'
import { minionsOf, payGood, perilsOf, resourcesOf } from './goods.ts'
import { payInfluence } from './influence.ts'
import { lacking, lackingResource, NONE } from './lack.ts'

const compiled = new WeakMap<Cost, CompiledCost>()

/** The compiled form of a cost that stands inside an effect. */
export function costOf(cost: Cost): CompiledCost {
  let form = compiled.get(cost)
  if (form === undefined) {
    form = compileCost(cost)
    compiled.set(cost, form)
  }
  return form
}

/** What a seat lacks to pay a cost in full (R15.3). */
export function lackOfCost(play: Play, seat: number, cost: CompiledCost): number {
  if (cost.isFree) return NONE
  const payer = seatOf(play, seat)
  if (payer.influence < cost.influence) return lacking('influence', cost.influence - payer.influence)
  const coins = at(payer.goods, COIN)
  for (let index = 0; index < cost.needs.length; index++) {
    const resource = at(cost.needs, index)
    const left = at(payer.goods, resource) - at(cost.resources, resource)
    if (left < 0) return lackingResource(resource, -left)
  }
  const spare = cost.any > 0 || coins < cost.coin ? resourcesOf(payer) - cost.fixed : 0
  if (spare < cost.any) return lacking('any', cost.any - spare)
  if (coins < cost.coin) {
    const missing = cost.coin - coins
    if (!hasPassive(play, seat, 'coins-by-resources') || spare - cost.any < missing)
      return lacking('coin', missing)
  }
  if (cost.minion > 0 && minionsOf(payer) < cost.minion)
    return lacking('minion', cost.minion - minionsOf(payer))
  if (cost.peril > 0 && perilsOf(payer) < cost.peril) return lacking('peril', cost.peril - perilsOf(payer))
  if (cost.objective > 0 && payer.objectives.length < cost.objective)
    return lacking('objective', cost.objective)
  if (cost.plan > 0 && countPlans(play, payer) < cost.plan) return lacking('plan', cost.plan)
  for (const { type, count } of cost.cards) {
    const held = countCards(play, payer, type)
    if (held < count) return lacking(type, count - held)
  }
  return NONE
}

/** Pays what is fixed at once and asks for the rest. `to` is the seat that receives coins and resources, or -1. */
export function payCost(play: Play, seat: number, cost: CompiledCost, source: number, to: number): void {
  if (cost.isFree) return
  payInfluence(play, seat, cost.influence, source)
  for (let resource = 0; resource < RESOURCES.length; resource++)
    payGood(play, seat, resource, at(cost.resources, resource), source, to)
  for (const { type, count } of cost.cards) askPayment(play, seat, type, count, source, -1)
  askPayment(play, seat, 'plan', cost.plan, source, -1)
  askPayment(play, seat, 'minion', cost.minion, source, -1)
  askPayment(play, seat, 'peril', cost.peril, source, -1)
  askPayment(play, seat, 'objective', cost.objective, source, -1)
  payCoins(play, seat, cost, source, to)
  askPayment(play, seat, 'any', cost.any, source, to)
}

function payCoins(play: Play, seat: number, cost: CompiledCost, source: number, to: number): void {
  if (cost.coin === 0) return
  const spare = resourcesOf(seatOf(play, seat)) - cost.any
  if (spare > 0 && hasPassive(play, seat, 'coins-by-resources'))
    askPayment(play, seat, 'coin-or-resource', cost.coin, source, to)
  else payGood(play, seat, COIN, cost.coin, source, to)
}

function askPayment(play: Play, seat: number, what: Payment, left: number, source: number, to: number): void {
  if (left > 0) push(play, { asks: true, kind: 'pay', seat, source, what, left, to })
}
