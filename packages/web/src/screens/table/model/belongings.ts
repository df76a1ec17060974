import {
  CARD_TYPES,
  type CardType,
  type Catalogue,
  CONSTRUCTED,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  type Good,
  type Seat,
} from '@charterstone/engine'

export type Counted<Kind extends string> = { readonly kind: Kind; readonly count: number }

/** What lies in front of a seat besides coins and resources. */
export type Belongings = {
  readonly cards: readonly Counted<CardType>[]
  readonly minions: readonly Counted<Good>[]
  readonly perils: readonly Counted<Good>[]
  readonly objectives: number
}

export function belongingsOf(catalogue: Catalogue, seat: Seat): Belongings {
  const types = seat.cards.map((card) => cardTypeOf(catalogue, card))
  return {
    cards: CARD_TYPES.flatMap((kind) => counted(kind, types.filter((type) => type === kind).length)),
    minions: goodsBetween(seat, FIRST_MINION, FIRST_PERIL),
    perils: goodsBetween(seat, FIRST_PERIL, GOODS.length),
    objectives: seat.objectives.length,
  }
}

/**
 * A row has room for so many different things; beyond that each group becomes one icon with a sum,
 * the group with most kinds first.
 */
export function collapsed(belongings: Belongings, room: number): { readonly [Group in GroupName]: boolean } {
  const kinds = {
    cards: belongings.cards.length + (belongings.objectives > 0 ? 1 : 0),
    minions: belongings.minions.length,
    perils: belongings.perils.length,
  }
  const folded = { cards: false, minions: false, perils: false }
  const width = () =>
    GROUPS.reduce((total, group) => total + (folded[group] ? Math.min(1, kinds[group]) : kinds[group]), 0)
  const byKinds = [...GROUPS].sort((one, other) => kinds[other] - kinds[one])
  for (const group of byKinds) if (width() > room && kinds[group] > 1) folded[group] = true
  return folded
}

const GROUPS = ['cards', 'minions', 'perils'] as const
type GroupName = (typeof GROUPS)[number]

export function sumOf(list: readonly { readonly count: number }[]): number {
  return list.reduce((total, { count }) => total + count, 0)
}

/** The type of an advancement card by its number; null for what is no such card. */
export function cardTypeOf(catalogue: Catalogue, card: number): CardType | null {
  if (card >= CONSTRUCTED) return 'constructed'
  return typesIn(catalogue).get(card) ?? null
}

const known = new WeakMap<Catalogue, ReadonlyMap<number, CardType>>()

function typesIn(catalogue: Catalogue): ReadonlyMap<number, CardType> {
  const before = known.get(catalogue)
  if (before !== undefined) return before
  const { assistants, buildings, items, guests, friends, treasures } = catalogue
  const lists = [
    ['assistant', assistants],
    ['building', buildings],
    ['item', items],
    ['guest', guests],
    ['friend', friends],
    ['treasure', treasures],
  ] as const
  const types = new Map<number, CardType>()
  for (const [type, list] of lists) for (const { number } of list) types.set(number, type)
  known.set(catalogue, types)
  return types
}

function goodsBetween(seat: Seat, from: number, to: number): readonly Counted<Good>[] {
  return GOODS.slice(from, to).flatMap((kind, place) => counted(kind, seat.goods[from + place] ?? 0))
}

function counted<Kind extends string>(kind: Kind, count: number): readonly Counted<Kind>[] {
  return count > 0 ? [{ kind, count }] : []
}
