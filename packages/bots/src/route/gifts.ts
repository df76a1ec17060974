import {
  type Amount,
  type BuildingDef,
  buildingOf,
  type Catalogue,
  type Effect,
  type NounKey,
  type Quantity,
  quantitiesOfCost,
} from '@charterstone/engine'

/** What a place or a card gives, as far as a goal or a price can ask for it. */
export type Gift = NounKey | 'sale' | 'income'

/** What effects give, with the largest number of each. */
export type Gifts = ReadonlyMap<Gift, number>

/** For amounts that depend on what the seat has. */
const COUNTED = 3

export function giftsOf(effects: readonly Effect[]): Gifts {
  const gifts = new Map<Gift, number>()
  for (const effect of effects)
    for (const [gift, count] of giftsIn(effect)) gifts.set(gift, (gifts.get(gift) ?? 0) + count)
  return gifts
}

type Given = Iterable<readonly [Gift, number]>

function giftsIn(effect: Effect): Given {
  switch (effect.kind) {
    case 'gain':
      return [[effect.good, sizeOf(effect.count)]]
    case 'gain-any':
      return [['any-resource', sizeOf(effect.count)]]
    case 'card':
      return [[`card.${effect.type}`, 1]]
    case 'minion':
      return [[effect.type === 'any' ? 'any-minion' : effect.type, 1]]
    case 'regain':
      return [['influence', sizeOf(effect.count)]]
    case 'reputation':
      return [['reputation', 1]]
    case 'objective':
      return [['private-objective', 1]]
    case 'construct':
      return [['building', 1]]
    case 'unlock':
      return [['crate', 1]]
    case 'score':
      return [['objective', 1]]
    case 'sell':
      return [['sale', 1]]
    case 'income':
      return [['income', 1]]
    case 'trade':
      return [...giftsOf(effect.get)].map(([gift, count]) => [gift, count * effect.times] as const)
    case 'if':
    case 'may':
      return giftsOf(effect.effects)
    case 'choose':
      return effect.lists.flatMap((list) => [...giftsOf(list)])
    default:
      return []
  }
}

function sizeOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : (amount.max ?? COUNTED)
}

/** What using a building gives, and what its cost and its trades ask for. */
export type Offer = { readonly gifts: Gifts; readonly prices: readonly Quantity[] }

/** Looks up buildings by number; each is read once. */
export function makeOffers(catalogue: Catalogue): (building: number) => Offer {
  const offers = new Map<number, Offer>()
  return (number) => {
    const offer = offers.get(number) ?? offerOf(buildingOf(catalogue, number))
    offers.set(number, offer)
    return offer
  }
}

function offerOf(building: BuildingDef | undefined): Offer {
  if (building === undefined) return { gifts: new Map(), prices: [] }
  const { cost, benefit } = building
  return {
    gifts: giftsOf(benefit),
    prices: [cost, ...benefit.flatMap(tradePrices)].flatMap(quantitiesOfCost),
  }
}

function tradePrices(effect: Effect): readonly BuildingDef['cost'][] {
  switch (effect.kind) {
    case 'trade':
      return [effect.pay]
    case 'if':
    case 'may':
      return effect.effects.flatMap(tradePrices)
    case 'choose':
      return effect.lists.flat().flatMap(tradePrices)
    default:
      return []
  }
}
