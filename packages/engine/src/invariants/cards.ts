import { CONSTRUCTED } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { FIRST_PLOT } from '../state/spot.ts'
import type { State } from '../state/state.ts'
import { releasedBy } from './released.ts'
import { countOf, note, type Tally, tallyOf } from './tally.ts'

/** Advancement cards and objectives: everything that has been released, each exactly once. */
export function cardViolations(state: State, catalogue: Catalogue, violations: string[]): void {
  const released = releasedBy(catalogue, state.legacy.crates)
  const standing = buildingsOnBoard(state, violations)
  const cards = cardsIn(state)
  for (const card of released.plain) expectOne(cards, card, 'card', violations)
  for (const card of released.buildings) {
    const count = countOf(cards, card) + countOf(cards, card + CONSTRUCTED)
    if (count !== 1) violations.push(`building card ${card}: ${count} of 1`)
    if (countOf(standing, card) > 0 && countOf(cards, card) > 0)
      violations.push(`building ${card} stands, but its card is unbuilt`)
  }
  const expected = released.plain.length + released.buildings.length
  if (cards.total !== expected) violations.push(`advancement cards: ${cards.total} of ${expected}`)
  const objectives = objectivesIn(state)
  for (const card of released.objectives) expectOne(objectives, card, 'objective', violations)
  if (objectives.total !== released.objectives.length)
    violations.push(`objectives: ${objectives.total} of ${released.objectives.length}`)
}

function expectOne(tally: Tally, number: number, what: string, violations: string[]): void {
  const count = countOf(tally, number)
  if (count !== 1) violations.push(`${what} ${number}: ${count} of 1`)
}

function cardsIn({ legacy, table }: State): Tally {
  return tallyOf(
    legacy.advancement,
    table.mat,
    table.deck,
    table.discard,
    table.aside,
    ...table.seats.map(({ cards }) => cards),
    ...legacy.charters.map(({ keptCards }) => keptCards),
    // Of the archive only constructed cards are advancement cards; personas lie there too.
    legacy.archive.filter((card) => card >= CONSTRUCTED),
  )
}

function objectivesIn({ legacy, table }: State): Tally {
  return tallyOf(
    legacy.objectives,
    table.objectives,
    table.objectiveDeck,
    ...table.seats.flatMap(({ objectives, scored }) => [objectives, scored]),
  )
}

/** No building stands twice. */
function buildingsOnBoard({ legacy }: State, violations: string[]): Tally {
  const standing = tallyOf()
  for (let spot = FIRST_PLOT; spot < legacy.buildings.length; spot++) {
    const building = legacy.buildings[spot] ?? 0
    if (building === 0) continue
    note(standing, [building])
    if (countOf(standing, building) > 1) violations.push(`building ${building} stands twice`)
  }
  return standing
}
