import { type CardType, COIN, type Seat } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import { missingResources } from '../evaluation/goods-held.ts'
import { CARD_PRICE } from '../evaluation/worth.ts'

/** How much a seat wants one more of a resource: for its building cards and items, and for variety. 0 for other goods. */
export function resourceDesire(facts: CardFacts, { cards, goods }: Seat, resource: number): number {
  if (resource >= COIN) return 0
  const held = goods[resource] ?? 0
  let desire = held === 0 ? 0.5 : -0.15 * held
  for (let index = 0; index < cards.length; index++) {
    const needs = needsOf(facts, cards[index] ?? 0)
    if (needs === undefined || (needs[resource] ?? 0) <= held) continue
    const missing = missingResources(needs, goods)
    desire += missing <= 1 ? 2 : missing === 2 ? 1 : 0.5
  }
  return desire
}

/** How easily a seat can spare one of a resource. 0 for other goods. */
export function resourceSpare(facts: CardFacts, { cards, goods }: Seat, resource: number): number {
  if (resource >= COIN) return 0
  const held = goods[resource] ?? 0
  let spare = held * 0.2
  for (let index = 0; index < cards.length; index++) {
    const needs = needsOf(facts, cards[index] ?? 0)
    const needed = needs?.[resource] ?? 0
    if (needs === undefined || needed === 0 || needed < held) continue
    spare -= missingResources(needs, goods) <= 1 ? 2 : 1
  }
  return spare
}

/** What a building card or an item costs; undefined for other cards. */
function needsOf(facts: CardFacts, card: number): readonly number[] | undefined {
  return facts.needs[card] ?? facts.itemNeeds[card]
}

/** How much a seat wants a card: first one of each type, and building cards by how few resources are missing. */
export function cardDesire(facts: CardFacts, { cards, goods }: Seat, card: number): number {
  const type = facts.cardType[card]
  if (type === undefined) return 0
  const held = countType(facts, cards, type)
  const needs = needsOf(facts, card)
  const fit = needs === undefined || type === 'constructed' ? 0 : 1.2 - 0.4 * missingResources(needs, goods)
  return CARD_PRICE[type] * (held === 0 ? 1.3 : held === 1 ? 0.9 : 0.6) + fit
}

function countType(facts: CardFacts, cards: readonly number[], type: CardType): number {
  let count = 0
  for (let index = 0; index < cards.length; index++) if (facts.cardType[cards[index] ?? 0] === type) count++
  return count
}
