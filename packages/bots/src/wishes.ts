import {
  type BuildingDef,
  type Catalogue,
  COIN,
  CONSTRUCTED,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'

/** What a seat would like to have in order to build and to open. */
export type Wishes = {
  /** Resources by place, and coins. */
  readonly resources: readonly number[]
  readonly coins: number
  readonly influence: number
  /** It holds nothing to build and nothing to open. */
  readonly card: boolean
}

/** What building and opening cost in the commons (R17.1, R17.2); buildings that do the same are cheaper. */
const BUILD_INFLUENCE = 3
const CRATE_INFLUENCE = 2
const CRATE_COINS = 4
const NOTHING: readonly number[] = RESOURCES.map(() => 0)

/** For the building card that lacks least, and for a crate if one is held. */
export function wishesOf(plans: ReadonlyMap<number, readonly number[]>, { cards, goods }: Seat): Wishes {
  let wanted: readonly number[] | null = null
  let fewest = Number.POSITIVE_INFINITY
  let hasCrate = false
  for (const card of cards) {
    const needs = plans.get(card)
    if (needs === undefined) hasCrate ||= card > CONSTRUCTED
    else {
      const missing = missingOf(needs, goods)
      if (missing >= fewest) continue
      fewest = missing
      wanted = needs
    }
  }
  return {
    resources: wanted ?? NOTHING,
    coins: hasCrate ? CRATE_COINS : 1,
    influence: (hasCrate ? CRATE_INFLUENCE : 0) + (wanted === null ? 0 : BUILD_INFLUENCE),
    card: wanted === null && !hasCrate,
  }
}

function missingOf(needs: readonly number[], goods: readonly number[]): number {
  return needs.reduce((total, need, resource) => total + Math.max(0, need - (goods[resource] ?? 0)), 0)
}

export function isShortOf({ resources }: Wishes, { goods }: Seat, resource: number): boolean {
  return (goods[resource] ?? 0) < (resources[resource] ?? 0)
}

export function isShortOfCoins({ coins }: Wishes, { goods }: Seat): boolean {
  return (goods[COIN] ?? 0) < coins
}

/** What each building card asks for, as a row of resources. */
export function plansOf({ buildings }: Catalogue): ReadonlyMap<number, readonly number[]> {
  return new Map(buildings.filter(({ build }) => build.length > 0).map((def) => [def.number, rowOf(def)]))
}

function rowOf({ build }: BuildingDef): number[] {
  return RESOURCES.map((resource) => build.filter((one) => one === resource).length)
}
