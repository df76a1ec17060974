import { CONSTRUCTED } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import type { Legacy } from '../state/legacy.ts'

/** What opened crates and the opening have brought into the campaign, by index number. */
export type Released = {
  /** Cards that never change: assistants, items, guests, friends, treasures, constructed cards of basic buildings. */
  readonly plain: readonly number[]
  /** Building cards; each is a building card or, once constructed, a constructed card. */
  readonly buildings: readonly number[]
  readonly objectives: readonly number[]
  readonly personas: readonly number[]
}

const known = new WeakMap<Catalogue, WeakMap<Legacy['crates'], Released>>()

/** Worked out once for each list of opened crates. */
export function releasedBy(catalogue: Catalogue, crates: Legacy['crates']): Released {
  let lists = known.get(catalogue)
  if (lists === undefined) {
    lists = new WeakMap()
    known.set(catalogue, lists)
  }
  let released = lists.get(crates)
  if (released === undefined) {
    released = workOut(catalogue, crates)
    lists.set(crates, released)
  }
  return released
}

function workOut({ buildings, crates, opening, personas }: Catalogue, opened: Legacy['crates']): Released {
  const brought = crates.filter(({ number }) => opened.includes(number))
  const isBuilding = (card: number): boolean => buildings.some(({ number }) => number === card)
  const decks = brought.flatMap(({ deck }) => [...deck])
  const basics = buildings.filter(({ depth, charter }) => depth === 0 && charter !== null)
  const originals = personas.filter(({ kind }) => kind === 'original')
  return {
    plain: [
      ...opening.advancement,
      ...basics.map(({ number }) => number + CONSTRUCTED),
      ...decks.filter((card) => !isBuilding(card)),
    ],
    buildings: [...brought.flatMap((crate) => [...crate.buildings]), ...decks.filter(isBuilding)],
    objectives: [...opening.objectives, ...brought.flatMap(({ objectives }) => [...objectives])],
    personas: [
      ...originals.slice(0, CHARTERS.length).map(({ number }) => number),
      ...brought.flatMap(({ persona }) => (persona === null ? [] : [persona])),
    ],
  }
}
