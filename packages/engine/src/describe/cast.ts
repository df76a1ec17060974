import { numbersBySlug } from '../catalogue/card-of.ts'
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
  /** The charter of each seat. */
  readonly charterOfSeat: readonly number[]
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
    charters: CHARTERS.map((charter, index) => legacy.charters[index]?.name || words.charters[charter].name),
    charterOfSeat: legacy.seats.map(({ charter }) => charter),
    numbers: numbersBySlug(catalogue),
  }
}
