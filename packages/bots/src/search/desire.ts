import { type CardType, COIN, RESOURCES, type Seat } from '@charterstone/engine'
import type { Knowledge } from '../evaluation/knowledge.ts'
import { CARD_PRICE } from '../evaluation/worth.ts'

const wants = new Float64Array(RESOURCES.length)

/** How much a seat would like one more of each resource: for its building cards and items, and for variety. */
export function resourceDesires(know: Knowledge, { cards, goods }: Seat): Float64Array {
  for (let resource = 0; resource < COIN; resource++) {
    const held = goods[resource] ?? 0
    wants[resource] = held === 0 ? 0.5 : -0.15 * held
  }
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const needs = know.needs[card] ?? know.itemNeeds[card]
    if (needs === undefined) continue
    const lack = lackOf(needs, goods)
    const eagerness = lack <= 1 ? 2 : lack === 2 ? 1 : 0.5
    for (let resource = 0; resource < COIN; resource++)
      if ((needs[resource] ?? 0) > (goods[resource] ?? 0))
        wants[resource] = (wants[resource] ?? 0) + eagerness
  }
  return wants
}

/** How little a seat would miss one of each resource. */
export function resourceSpares(know: Knowledge, { cards, goods }: Seat): Float64Array {
  for (let resource = 0; resource < COIN; resource++) wants[resource] = (goods[resource] ?? 0) * 0.2
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const needs = know.needs[card] ?? know.itemNeeds[card]
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

/** How much a seat would like a card: one of each kind first, building cards by how near they are. */
export function cardDesire(know: Knowledge, { cards, goods }: Seat, card: number): number {
  const type = know.cardType[card]
  if (type === undefined) return 0
  const held = countType(know, cards, type)
  const needs = know.needs[card] ?? know.itemNeeds[card]
  const fit = needs === undefined || type === 'constructed' ? 0 : 1.2 - 0.4 * lackOf(needs, goods)
  return CARD_PRICE[type] * (held === 0 ? 1.3 : held === 1 ? 0.9 : 0.6) + fit
}

function countType(know: Knowledge, cards: readonly number[], type: CardType): number {
  let count = 0
  for (let index = 0; index < cards.length; index++) if (know.cardType[cards[index] ?? 0] === type) count++
  return count
}
