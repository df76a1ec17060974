import {
  CARD_TYPES,
  type CardType,
  type Catalogue,
  cardTypeOf,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  type Good,
  type Seat,
} from '@charterstone/engine'

export type Counted<Kind extends string> = { readonly kind: Kind; readonly count: number }

/** The cards, minions, perils and objectives in front of a seat. */
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

const GROUPS = ['cards', 'minions', 'perils'] as const
type GroupName = (typeof GROUPS)[number]
type Folded = { readonly [Group in GroupName]: boolean }

const ICON = 17
const DIGIT = 8
const GAP = 4
const BORDER = 12

/** A row has so much room; until everything fits, the widest group becomes one icon with its sum. */
export function collapsed(belongings: Belongings, room: number): Folded {
  const { cards, minions, perils, objectives } = belongings
  const groups = {
    cards: [...cards, ...counted('objective', objectives)],
    minions,
    perils,
  }
  const widths = {
    cards: widthOf(groups.cards),
    minions: widthOf(minions),
    perils: widthOf(perils),
  }
  const folded = { cards: false, minions: false, perils: false }
  const total = () => widths.cards + widths.minions + widths.perils
  while (total() > room) {
    const open = GROUPS.filter((group) => !folded[group] && groups[group].length > 1)
    const [widest] = open.sort((a, b) => widths[b] - widths[a])
    if (widest === undefined) break
    folded[widest] = true
    widths[widest] = widthOf([{ count: sumOf(groups[widest]) }])
  }
  return folded
}

function widthOf(entries: readonly { readonly count: number }[]): number {
  if (entries.length === 0) return 0
  return entries.reduce((width, { count }) => width + ICON + GAP + (count > 1 ? DIGIT : 0), BORDER - GAP)
}

export function sumOf(list: readonly { readonly count: number }[]): number {
  return list.reduce((total, { count }) => total + count, 0)
}

function goodsBetween(seat: Seat, from: number, to: number): readonly Counted<Good>[] {
  return GOODS.slice(from, to).flatMap((kind, index) => counted(kind, seat.goods[from + index] ?? 0))
}

function counted<Kind extends string>(kind: Kind, count: number): readonly Counted<Kind>[] {
  return count > 0 ? [{ kind, count }] : []
}
