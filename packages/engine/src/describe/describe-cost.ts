import type { Resource } from '../catalogue/charter.ts'
import type { Cost } from '../catalogue/effect.ts'
import { formatQuantity } from './format.ts'
import { joinAnd } from './join.ts'
import { type Case, type NounKey, type Quantity, quantity } from './noun.ts'
import type { Words } from './words.ts'

const PAID: Readonly<Record<Exclude<keyof Cost, Resource>, NounKey>> = {
  any: 'any-resource',
  coin: 'coin',
  influence: 'influence',
  item: 'card.item',
  guest: 'card.guest',
  friend: 'card.friend',
  treasure: 'card.treasure',
  plan: 'plan',
  minion: 'minion',
  peril: 'peril',
  objective: 'private-objective',
}

/** What a cost asks for, in the order in which the card lists it. */
export function quantitiesOfCost(cost: Cost): readonly Quantity[] {
  return (Object.keys(cost) as (keyof Cost)[]).flatMap((paid) => {
    const count = cost[paid] ?? 0
    return count === 0
      ? []
      : [quantity(paid in PAID ? PAID[paid as keyof typeof PAID] : (paid as Resource), count)]
  })
}

/** Resources as printed one by one, counted: "2 wood, 1 clay and 1 metal". */
export function quantitiesOfResources(resources: readonly Resource[]): readonly Quantity[] {
  const kinds = [...new Set(resources)]
  return kinds.map((kind) => quantity(kind, resources.filter((each) => each === kind).length))
}

/** "1 pumpkin and 2 coins"; empty when nothing is paid. */
export function describeCost(words: Words, cost: Cost, inCase: Case = 'nom'): string {
  return joinAnd(
    words,
    quantitiesOfCost(cost).map((each) => formatQuantity(words, each, inCase)),
  )
}
