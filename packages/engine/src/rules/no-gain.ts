import type { Amount } from '../catalogue/amount.ts'
import type { CompiledCost } from '../catalogue/compiled-cost.ts'
import type { Effect } from '../catalogue/effect.ts'
import { COIN, FIRST_MINION, FIRST_PERIL, goodIndex } from '../catalogue/good.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { at, sum } from '../state/list.ts'
import { hasPassive } from './abilities.ts'
import { isOfType } from './advancement.ts'
import { hasDeck, hasFaceUp, isTopOnSale } from './card-gain.ts'
import { lackToConstruct } from './construction.ts'
import { costOf, lackOfCost } from './cost.ts'
import { amountOf, meets } from './counting.ts'
import { lackToUnlock } from './crates.ts'
import { lacking, NONE } from './lack.ts'
import { isEveryObjectiveScored } from './objectives.ts'
import { hasPersonaToActivate } from './personas.ts'
import { lackToSell } from './quota.ts'
import { isReputationFull } from './reputation.ts'
import { HOME } from './workers.ts'

/** Who would use which building, and what has gone into the supply by then. */
type Use = { readonly play: Play; readonly seat: number; readonly spot: number; readonly cost: CompiledCost }

/**
 * Why a building would give nothing although its cost can be paid (R17.7); nothing is missing while any part of its
 * benefit may still come. Hidden cards are not looked at.
 */
export function lackOfGain(play: Play, seat: number, spot: number, cost: CompiledCost): number {
  const building = at(play.state.legacy.buildings, spot)
  return lackOfAll({ play, seat, spot, cost }, play.box.building[building]?.benefit ?? [])
}

/** The first reason, when no effect of the list gives anything. */
function lackOfAll(use: Use, effects: readonly Effect[]): number {
  const lacks = effects.map((effect) => lackOf(use, effect))
  return lacks.includes(NONE) ? NONE : (lacks[0] ?? NONE)
}

function lackOf(use: Use, effect: Effect): number {
  const { play, seat, cost } = use
  const user = seatOf(play, seat)
  const table = tableOf(play)
  switch (effect.kind) {
    case 'vp':
      return lackToCount(use, effect.count)
    case 'gain':
      return lackToCount(use, effect.count) || has(goodsThere(use, goodIndex[effect.good]) > 0, 'supply')
    case 'gain-any':
      return lackToCount(use, effect.count) || has(resourcesThere(use), 'supply')
    case 'minion':
      return has(minionsThere(use, effect.type), 'supply')
    case 'card':
      return has(cardThere(use, effect), effect.from === 'mat' ? 'face-up-card' : 'card-there')
    case 'regain':
      return lackToCount(use, effect.count) || has(user.spent + cost.influence > 0, 'spent-influence')
    case 'reputation':
      if (isReputationFull(play)) return lacking('reputation-space')
      return has(user.influence > cost.influence, 'influence')
    case 'objective':
      return has(table.objectiveDeck.length + cost.objective > 0, 'card-there')
    case 'construct':
      return lackToConstruct(play, seat, effect)
    case 'unlock':
      return lackToUnlock(play, seat, effect)
    case 'score':
      if (user.influence <= cost.influence) return lacking('influence')
      return has(!isEveryObjectiveScored(play, seat), 'met-objective')
    case 'sell':
      return lackToSell(play, seat)
    case 'if':
      return meets(play, seat, effect.condition)
        ? lackOfAll(use, effect.effects)
        : lacking('something-to-count')
    case 'trade':
      return lackOfCost(play, seat, costOf(effect.pay)) || lackOfAll(use, effect.get)
    case 'may':
      return lackOfAll(use, effect.effects)
    case 'choose':
      return lackOfAll(use, effect.lists.flat())
    case 'retrieve':
      return has(effect.workers !== 'one' || isWorkerElsewhere(use), 'worker-on-board')
    case 'activate-persona':
      return has(hasPersonaToActivate(play, seat), 'persona-there')
    case 'advance':
      return has(table.progress < play.box.board.progress.last, 'progress-space')
    default:
      return NONE
  }
}

function lackToCount({ play, seat }: Use, amount: Amount): number {
  return has(amountOf(play, seat, amount) > 0, 'something-to-count')
}

function has(isThere: boolean, lack: Parameters<typeof lacking>[0]): number {
  return isThere ? NONE : lacking(lack)
}

/** Goods paid go into the supply before the benefit is taken. */
function goodsThere({ play, seat, cost }: Use, good: number): number {
  const paid = good === COIN ? cost.coin : at(cost.resources, good)
  const chosen = good < COIN && cost.any > 0 ? at(seatOf(play, seat).goods, good) : 0
  return at(tableOf(play).supply, good) + paid + chosen
}

function resourcesThere({ play, cost }: Use): boolean {
  return cost.fixed + cost.any > 0 || sum(tableOf(play).supply, 0, COIN) > 0
}

function minionsThere({ play, cost }: Use, type: Extract<Effect, { kind: 'minion' }>['type']): boolean {
  if (cost.minion > 0) return true
  const { supply } = tableOf(play)
  return type === 'any' ? sum(supply, FIRST_MINION, FIRST_PERIL) > 0 : at(supply, goodIndex[type]) > 0
}

function cardThere({ play, seat, spot, cost }: Use, effect: Extract<Effect, { kind: 'card' }>): boolean {
  const { type, from } = effect
  if (from === 'discard')
    return (
      cost.cards.length + cost.plan > 0 || tableOf(play).discard.some((card) => isOfType(play, card, type))
    )
  if (from !== 'mat') return hasDeck(play)
  const building = at(play.state.legacy.buildings, spot)
  return (
    hasFaceUp(play, type) ||
    isTopOnSale(play, building) ||
    (hasPassive(play, seat, 'three-from-deck') && hasDeck(play))
  )
}

function isWorkerElsewhere({ play, seat, spot }: Use): boolean {
  return seatOf(play, seat).workers.some((stands) => stands !== HOME && stands !== spot)
}
