import { type CardType, COIN, RESOURCES, type Seat } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import { CARD_PRICE } from '../evaluation/worth.ts'

/** Reused by every call below: read the result before the next call. */
const wants = new Float64Array(RESOURCES.length)

/** How much a seat wants one more of each resource: for its building cards and items, and for variety. */
export function resourceDesires(facts: CardFacts, { cards, goods }: Seat): Float64Array {
  for (let resource = 0; resource < COIN; resource++) {
    const held = goods[resource] ?? 0
    wants[resource] = held === 0 ? 0.5 : -0.15 * held
  }
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const needs = facts.needs[card] ?? facts.itemNeeds[card]
    if (needs === undefined) continue
    const lack = lackOf(needs, goods)
    const eagerness = lack <= 1 ? 2 : lack === 2 ? 1 : 0.5
    for (let resource = 0; resource < COIN; resource++)
      if ((needs[resource] ?? 0) > (goods[resource] ?? 0))
        wants[resource] = (wants[resource] ?? 0) + eagerness
  }
  return wants
}

/** How easily a seat can spare one of each resource. */
export function resourceSpares(facts: CardFacts, { cards, goods }: Seat): Float64Array {
  for (let resource = 0; resource < COIN; resource++) wants[resource] = (goods[resource] ?? 0) * 0.2
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const needs = facts.needs[card] ?? facts.itemNeeds[card]
    if (needs === undefined) continue
    const eagerness = lackOf(needs, goods) <= 1 ? 2 : 1
    for (let resource = 0; resource < COIN; resource++)
      if ((needs[resource] ?? 0) >= (goods[resource] ?? 0) && (needs[resource] ?? 0) > 0)
        wants[resource] = (wants[resource] ?? 0) - eagerness
  }
  return wants
}

function lackOf(needs: readonly number[], goods: readonly number[]): number {
  let lack = 0
  for (let resource = 0; resource < COIN; resource++)
    lack += Math.max(0, (needs[resource] ?? 0) - (goods[resource] ?? 0))
  return lack
}

/** How much a seat wants a card: first one of each type, and building cards by how few resources are missing. */
export function cardDesire(facts: CardFacts, { cards, goods }: Seat, card: number): number {
  const type = facts.cardType[card]
  if (type === undefined) return 0
  const held = countType(facts, cards, type)
  const needs = facts.needs[card] ?? facts.itemNeeds[card]
  const fit = needs === undefined || type === 'constructed' ? 0 : 1.2 - 0.4 * lackOf(needs, goods)
  return CARD_PRICE[type] * (held === 0 ? 1.3 : held === 1 ? 0.9 : 0.6) + fit
}

function countType(facts: CardFacts, cards: readonly number[], type: CardType): number {
  let count = 0
  for (let index = 0; index < cards.length; index++) if (facts.cardType[cards[index] ?? 0] === type) count++
  return count
}
