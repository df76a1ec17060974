import {
  type Ability,
  type BuildingDef,
  buildingOf,
  type CardType,
  type Catalogue,
  type CatalogueCard,
  type Cost,
  cardOf,
  cardTypeOf,
  type Effect,
  type Resource,
} from '@charterstone/engine'

/** What a card shows in icons: its sign (what is paid, what is gained), and what its building costs to construct. */
export type CardFace = {
  readonly card: number
  readonly type: CardType
  readonly build: Cost
  readonly cost: Cost
  readonly effects: readonly Effect[]
  readonly building: BuildingDef | null
}

/** Null for what is no advancement card. */
export function faceOf(catalogue: Catalogue, card: number): CardFace | null {
  const found = cardOf(catalogue, card)
  const type = cardTypeOf(catalogue, card)
  if (found === undefined || type === undefined) return null
  return {
    card,
    type,
    build: found.kind === 'building' ? costOfResources(found.def.build) : {},
    building: buildingOf(catalogue, card) ?? null,
    ...signOf(found),
  }
}

function signOf({ kind, def }: CatalogueCard): { readonly cost: Cost; readonly effects: readonly Effect[] } {
  switch (kind) {
    case 'building':
    case 'constructed':
      return { cost: def.cost, effects: def.benefit }
    case 'assistant':
    case 'friend':
      return { cost: {}, effects: def.abilities.flatMap(effectsOf) }
    case 'item':
      return { cost: costOfResources(def.pay), effects: def.benefit }
    case 'guest':
      return { cost: {}, effects: [{ kind: 'choose', lists: def.rewards }] }
    case 'treasure':
      return { cost: {}, effects: def.effects }
    default:
      return { cost: {}, effects: [] }
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
