import { basicBuilding } from '../campaign/new-campaign.ts'
import type { Box } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import type { Legacy } from '../state/legacy.ts'
import type { View } from './view.ts'

/** Advancement cards that are in the game but lie nowhere in sight: they must be in the deck. */
export function unseenCards(box: Box, { legacy, table }: View): number[] {
  const seen = new Set([
    ...table.mat,
    ...table.discard,
    ...table.aside,
    ...table.seats.flatMap((seat) => seat.cards),
    ...legacy.archive,
    ...legacy.charters.flatMap((record) => record.keptCards),
  ])
  return released(box, legacy, seen).filter((card) => !seen.has(card))
}

/** Every advancement card that opened crates have brought; a building that was ever constructed is a constructed card now. */
function released(box: Box, { crates, buildings }: Legacy, seen: ReadonlySet<number>): number[] {
  const plans = crates.flatMap((number) => {
    const crate = box.crates.get(number)
    return crate === undefined ? [] : [...crate.buildings, ...crate.deck]
  })
  const standing = new Set([...buildings, ...[...seen].map((card) => card - CONSTRUCTED)])
  const basics = CHARTERS.map((_, charter) => basicBuilding(box, charter) + CONSTRUCTED)
  const built = plans.map((card) =>
    standing.has(card) && box.cardType[card] === 'building' ? card + CONSTRUCTED : card,
  )
  return [...box.catalogue.opening.advancement, ...basics, ...built]
}

export function unseenObjectives(box: Box, { legacy, table }: View): number[] {
  const seen = new Set([
    ...table.objectives,
    ...table.seats.flatMap((seat) => [...seat.objectives, ...seat.scored]),
  ])
  const brought = legacy.crates.flatMap((number) => box.crates.get(number)?.objectives ?? [])
  return [...box.catalogue.opening.objectives, ...brought].filter((card) => !seen.has(card))
}
