import type { BuildingDef } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import { CARD_TYPES, type CardType } from './charter.ts'

/** The list of the catalogue for each kind of thing that has a number in the index. */
const LISTS = {
  building: 'buildings',
  assistant: 'assistants',
  item: 'items',
  guest: 'guests',
  friend: 'friends',
  treasure: 'treasures',
  objective: 'objectives',
  persona: 'personas',
  minion: 'minions',
  companion: 'companions',
  'victory-card': 'victoryCards',
  location: 'locations',
  guidepost: 'guideposts',
  'automa-card': 'automa',
} as const satisfies Readonly<Record<string, keyof Catalogue>>

type ListedKind = keyof typeof LISTS
type Defs = { readonly [Kind in ListedKind]: Catalogue[(typeof LISTS)[Kind]][number] } & {
  readonly constructed: BuildingDef
}
export type CatalogueKind = keyof Defs

/** A card or building of the index. A constructed card has the definition of its building. */
export type CatalogueCard = {
  readonly [Kind in CatalogueKind]: { readonly kind: Kind; readonly def: Defs[Kind] }
}[CatalogueKind]

/**
 * A constructed card is the card of a building after its sticker has gone; it is numbered this much higher,
 * which keeps it clear of the commons too (601-606; buildings end at 123).
 */
export const CONSTRUCTED = 700

/** The card or building with a number; undefined if the catalogue has none. */
export function cardOf(catalogue: Catalogue, number: number): CatalogueCard | undefined {
  return indexOf(catalogue).cards.get(number)
}

/** The definition of that kind with a number; undefined if the number is not of that kind. */
export function defOf<Kind extends CatalogueKind>(
  catalogue: Catalogue,
  kind: Kind,
  number: number,
): Defs[Kind] | undefined {
  const card = cardOf(catalogue, number)
  return card?.kind === kind ? (card.def as Defs[Kind]) : undefined
}

/** The building of a number, also by the number of its constructed card. */
export function buildingOf(catalogue: Catalogue, number: number): BuildingDef | undefined {
  return defOf(catalogue, 'building', number) ?? defOf(catalogue, 'constructed', number)
}

/** The type of an advancement card; undefined for the commons and for everything that is no such card. */
export function cardTypeOf(catalogue: Catalogue, number: number): CardType | undefined {
  const card = cardOf(catalogue, number)
  if (card?.kind === 'building' && card.def.commons !== null) return undefined
  return CARD_TYPES.find((type) => type === card?.kind)
}

/** The cards and buildings of the catalogue, by number. */
export function cardsOf(catalogue: Catalogue): ReadonlyMap<number, CatalogueCard> {
  return indexOf(catalogue).cards
}

/** The number of each card and building that answers name by its slug. */
export function numbersBySlug(catalogue: Catalogue): ReadonlyMap<string, number> {
  return indexOf(catalogue).numbers
}

type Index = {
  readonly cards: ReadonlyMap<number, CatalogueCard>
  readonly numbers: ReadonlyMap<string, number>
}

/** A catalogue never changes, so its index is made once. */
const indexes = new WeakMap<Catalogue, Index>()

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue)
  if (known !== undefined) return known
  const cards = new Map(entriesOf(catalogue))
  const numbers = new Map([...cards].flatMap(([number, card]) => slugEntry(number, card)))
  const index = { cards, numbers }
  indexes.set(catalogue, index)
  return index
}

function entriesOf(catalogue: Catalogue): readonly (readonly [number, CatalogueCard])[] {
  const listed = (Object.keys(LISTS) as ListedKind[]).flatMap((kind) =>
    catalogue[LISTS[kind]].map((def) => [def.number, { kind, def } as CatalogueCard] as const),
  )
  const constructed = catalogue.buildings
    .filter(({ commons }) => commons === null)
    .map((def) => [def.number + CONSTRUCTED, { kind: 'constructed', def }] as const)
  return [...listed, ...constructed]
}

function slugEntry(number: number, card: CatalogueCard): readonly (readonly [string, number])[] {
  const slug = slugOf(card)
  return slug === '' ? [] : [[slug, number]]
}

/** Its stable name in answers and logs; empty for what has none. */
export function slugOf({ kind, def }: CatalogueCard): string {
  if (kind === 'constructed') return `${def.slug}-built`
  return 'slug' in def ? def.slug : ''
}
