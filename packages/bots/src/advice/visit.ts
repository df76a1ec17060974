import {
  type BuildingDef,
  type Catalogue,
  type Effect,
  type EffectOf,
  gainsOf,
  type Quantity,
  quantitiesOfCost,
  quantity,
} from '@charterstone/engine'

/** What a visit of a building gives and costs; without gains where it does more than a list can say. */
export type Visit = { readonly gains: readonly Quantity[]; readonly cost: readonly Quantity[] }

const NO_VISIT: Visit = { gains: [], cost: [] }

export function visitOf({ benefit, cost }: BuildingDef): Visit {
  const plain = benefit.filter((effect) => !isPlainRegain(effect))
  const gains = gainsOf(plain)
  if (gains === null) return NO_VISIT
  return { gains: [...gains, ...benefit.flatMap(regained)], cost: quantitiesOfCost(cost) }
}

/** What an income building pays each time; empty where that is no plain list. */
export function incomeGains({ benefit }: BuildingDef): readonly Quantity[] {
  return gainsOf(benefit.flatMap((effect) => (effect.kind === 'income' ? effect.effects : []))) ?? []
}

function isPlainRegain(effect: Effect): boolean {
  return regained(effect).length > 0
}

function regained(effect: Effect): readonly Quantity[] {
  return effect.kind === 'regain' && typeof effect.count === 'number'
    ? [quantity('influence', effect.count)]
    : []
}

type ScoringKind = 'construct' | 'unlock' | 'score' | 'sell'

/** How the commons turn cards, crates, objectives or goods into points (R17). */
export function commonsEffect<Kind extends ScoringKind>(
  { buildings }: Catalogue,
  kind: Kind,
): EffectOf<Kind> | undefined {
  const effects = buildings.flatMap(({ commons, benefit }) => (commons === null ? [] : benefit))
  return effects.find((effect): effect is EffectOf<Kind> => effect.kind === kind)
}
