import {
  type BuildingDef,
  type Catalogue,
  COIN,
  CONSTRUCTED,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import { missingResources } from '../evaluation/goods-held.ts'

/** What a seat needs for its next building and its next crate. */
export type BuildingNeeds = {
  /** One number for each resource. */
  readonly resources: readonly number[]
  readonly coins: number
  readonly influence: number
  /** Whether it holds no card to construct or unlock. */
  readonly card: boolean
}

/** The costs of the commons (R17.1, R17.2). */
const BUILD_INFLUENCE = 3
const CRATE_INFLUENCE = 2
const CRATE_COINS = 4
const NOTHING: readonly number[] = RESOURCES.map(() => 0)

/** For the building card with the fewest missing resources, and for a crate if the seat holds one. */
export function buildingNeedsOf(
  costs: ReadonlyMap<number, readonly number[]>,
  { cards, goods }: Seat,
): BuildingNeeds {
  let nearest: readonly number[] | null = null
  let fewestMissing = Number.POSITIVE_INFINITY
  let hasCrate = false
  for (const card of cards) {
    const cost = costs.get(card)
    if (cost === undefined) hasCrate ||= card > CONSTRUCTED
    else {
      const missing = missingResources(cost, goods)
      if (missing >= fewestMissing) continue
      fewestMissing = missing
      nearest = cost
    }
  }
  return {
    resources: nearest ?? NOTHING,
    coins: hasCrate ? CRATE_COINS : 1,
    influence: (hasCrate ? CRATE_INFLUENCE : 0) + (nearest === null ? 0 : BUILD_INFLUENCE),
    card: nearest === null && !hasCrate,
  }
}

export function needsResource({ resources }: BuildingNeeds, { goods }: Seat, resource: number): boolean {
  return (goods[resource] ?? 0) < (resources[resource] ?? 0)
}

export function needsCoins({ coins }: BuildingNeeds, { goods }: Seat): boolean {
  return (goods[COIN] ?? 0) < coins
}

/** The resources that each building card costs, by card number. */
export function buildingCosts({ buildings }: Catalogue): ReadonlyMap<number, readonly number[]> {
  return new Map(buildings.filter(({ build }) => build.length > 0).map((def) => [def.number, costOf(def)]))
}

function costOf({ build }: BuildingDef): number[] {
  return RESOURCES.map((resource) => build.filter((needed) => needed === resource).length)
}
