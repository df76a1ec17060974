import { CONSTRUCTED } from '../catalogue/box.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import type { Legacy } from '../state/legacy.ts'
import type { Words } from './words.ts'

/** Who sits where, what things are called at this table, and the cards: what sentences about a game need to know. */
export type Cast = {
  /** With the names that players gave to personas, assistants and companions. */
  readonly words: Words
  readonly catalogue: Catalogue
  readonly seats: readonly string[]
  readonly charters: readonly string[]
  /** Index numbers by slug. */
  readonly numbers: ReadonlyMap<string, number>
}

export function castOf(
  words: Words,
  catalogue: Catalogue,
  legacy: Pick<Legacy, 'seats' | 'charters' | 'names'>,
): Cast {
  const given = Object.fromEntries(Object.entries(legacy.names).filter(([, name]) => name !== ''))
  return {
    words: { ...words, names: { ...words.names, ...given } },
    catalogue,
    seats: legacy.seats.map(({ name }) => name),
    charters: CHARTERS.map((charter, place) => legacy.charters[place]?.name || words.charters[charter].name),
    numbers: numbersOf(catalogue),
  }
}

function numbersOf(catalogue: Catalogue): ReadonlyMap<string, number> {
  const {
    buildings,
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas,
    companions,
    victoryCards,
  } = catalogue
  const cards = [
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas,
    companions,
    victoryCards,
  ].flat()
  return new Map([
    ...buildings.map(({ slug, number }) => [`${slug}-built`, number + CONSTRUCTED] as const),
    ...[...buildings, ...cards].map(({ slug, number }) => [slug, number] as const),
  ])
}
