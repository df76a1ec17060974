import {
  cardTypeOf,
  type Engine,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  type Good,
  type NounKey,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import type { World } from '../world.ts'
import { giftsFor, serves } from './gift-for.ts'
import type { Gift, Gifts, Offer } from './gifts.ts'
import type { Goal } from './goal.ts'
import { asksForLittle, missingTo } from './missing.ts'

/** What decides whether an option is tried. */
export type Search = {
  readonly engine: Engine
  readonly goal: Goal
  readonly seat: number
  /** The cards that the seat could see when it began to plan; others are made up. */
  readonly known: ReadonlySet<number>
  readonly offerOf: (building: number) => Offer
}

/** What helps a seat on its way; null for everything, where an objective asks to have little. */
export type Wants = ReadonlySet<Gift> | null

/** What is done at the goal itself. */
const LAST: Readonly<Record<Goal['kind'], Gift>> = {
  building: 'building',
  crate: 'crate',
  objective: 'objective',
  quota: 'sale',
}

/** What is missing for the goal, and what is missing to pay for it on the way. */
export function wantsOf({ engine, goal, seat, offerOf }: Search, world: World): Wants {
  const own = world.table.seats[seat]
  if (own === undefined || asksForLittle(engine, goal)) return null
  const wants = new Set<Gift>([
    LAST[goal.kind],
    ...missingTo(engine, goal, world, seat).flatMap(({ noun }) =>
      noun === 'count.resource-kinds' ? kindsWithout(own) : giftsFor(noun),
    ),
  ])
  for (let size = 0; size !== wants.size; ) {
    size = wants.size
    for (const spot of world.table.inPlay) {
      const { gifts, prices } = offerOf(world.legacy.buildings[spot] ?? 0)
      if (prices.length === 0 || !isWanted(wants, gifts)) continue
      for (const { noun, count } of prices)
        if (stockOf(engine, own, noun) < count) for (const gift of giftsFor(noun)) wants.add(gift)
    }
  }
  return wants
}

function kindsWithout({ goods }: Seat): readonly Gift[] {
  return RESOURCES.filter((_, index) => goods[index] === 0)
}

function stockOf(
  { catalogue }: Engine,
  { goods, cards, objectives, influence }: Seat,
  noun: NounKey,
): number {
  const sum = (from: number, to?: number): number => goods.slice(from, to).reduce((a, b) => a + b, 0)
  const typed = (...types: readonly string[]): number =>
    cards.filter((card) => types.includes(cardTypeOf(catalogue, card) ?? '')).length
  switch (noun) {
    case 'any-resource':
      return sum(0, RESOURCES.length)
    case 'minion':
      return sum(FIRST_MINION, FIRST_PERIL)
    case 'peril':
      return sum(FIRST_PERIL)
    case 'influence':
      return influence
    case 'private-objective':
      return objectives.length
    case 'plan':
      return typed('building', 'constructed')
    default:
      return noun.startsWith('card.')
        ? typed(noun.slice('card.'.length))
        : (goods[GOODS.indexOf(noun as Good)] ?? 0)
  }
}

/** Whether some of the gifts are wanted. */
export function isWanted(wants: Wants, gifts: Gifts): boolean {
  if (wants === null) return true
  for (const gift of gifts.keys()) for (const wanted of wants) if (serves(gift, wanted)) return true
  return false
}

/** The same without gifts that serve only because any resource will do. */
export function isWantedExactly(wants: Wants, gifts: Gifts): boolean {
  if (wants === null) return true
  for (const gift of gifts.keys())
    for (const wanted of wants) if (wanted !== 'any-resource' && serves(gift, wanted)) return true
  return false
}
