import {
  type Ability,
  type BuildingDef,
  type CardType,
  type Catalogue,
  CONSTRUCTED,
  type Cost,
  type Effect,
  type Resource,
} from '@charterstone/engine'
import { cardTypeOf } from './belongings.ts'

/** What a small card shows: its type, what it costs and gives, and the building behind a plan. */
export type CardFace = {
  readonly card: number
  readonly type: CardType
  readonly cost: Cost
  readonly effects: readonly Effect[]
  readonly building: BuildingDef | null
}

/** Null for what is no advancement card. */
export function faceOf(catalogue: Catalogue, card: number): CardFace | null {
  const type = cardTypeOf(catalogue, card)
  if (type === null) return null
  const number = card >= CONSTRUCTED ? card - CONSTRUCTED : card
  const building = catalogue.buildings.find((def) => def.number === number) ?? null
  return { card, type, building, ...stripOf(catalogue, type, number, building) }
}

function stripOf(
  { assistants, friends, items, guests, treasures }: Catalogue,
  type: CardType,
  number: number,
  building: BuildingDef | null,
): { readonly cost: Cost; readonly effects: readonly Effect[] } {
  switch (type) {
    case 'building':
      return { cost: costOfResources(building?.build ?? []), effects: [] }
    case 'constructed':
      return { cost: {}, effects: [] }
    case 'assistant':
    case 'friend': {
      const def = [...assistants, ...friends].find((each) => each.number === number)
      return { cost: {}, effects: (def?.abilities ?? []).flatMap(effectsOf) }
    }
    case 'item': {
      const def = items.find((each) => each.number === number)
      return { cost: costOfResources(def?.pay ?? []), effects: def?.benefit ?? [] }
    }
    case 'guest': {
      const def = guests.find((each) => each.number === number)
      return { cost: {}, effects: def === undefined ? [] : [{ kind: 'choose', lists: def.rewards }] }
    }
    case 'treasure':
      return { cost: {}, effects: treasures.find((each) => each.number === number)?.effects ?? [] }
  }
}

function effectsOf(ability: Ability): readonly Effect[] {
  return ability.on === 'always' ? [] : ability.effects
}

export function costOfResources(resources: readonly Resource[]): Cost {
  const cost: { [Kind in Resource]?: number } = {}
  for (const resource of resources) cost[resource] = (cost[resource] ?? 0) + 1
  return cost
}
