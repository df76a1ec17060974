import { CONSTRUCTED } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { FIRST_PLOT } from '../state/spot.ts'
import type { State } from '../state/state.ts'
import { releasedBy } from './released.ts'
import { clear, countOf, newTally, note, type Tally } from './tally.ts'

const cards = newTally()
const objectives = newTally()
const standing = newTally()

/** Advancement cards and objectives: everything that has been released, each exactly once. */
export function cardViolations(state: State, catalogue: Catalogue, violations: string[]): void {
  const released = releasedBy(catalogue, state.legacy.crates)
  lookAtBoard(state, violations)
  collectCards(state)
  for (const card of released.plain) expectOne(cards, card, 'card', violations)
  for (const card of released.buildings) {
    const count = countOf(cards, card) + countOf(cards, card + CONSTRUCTED)
    if (count !== 1) violations.push(`building card ${card}: ${count} of 1`)
    if (countOf(standing, card) > 0 && countOf(cards, card) > 0)
      violations.push(`building ${card} stands, but its card is unbuilt`)
  }
  const expected = released.plain.length + released.buildings.length
  if (cards.total !== expected) violations.push(`advancement cards: ${cards.total} of ${expected}`)
  collectObjectives(state)
  for (const card of released.objectives) expectOne(objectives, card, 'objective', violations)
  if (objectives.total !== released.objectives.length)
    violations.push(`objectives: ${objectives.total} of ${released.objectives.length}`)
}

function expectOne(tally: Tally, number: number, what: string, violations: string[]): void {
  const count = countOf(tally, number)
  if (count !== 1) violations.push(`${what} ${number}: ${count} of 1`)
}

function collectCards({ legacy, table }: State): void {
  clear(cards)
  note(cards, legacy.advancement)
  note(cards, table.mat)
  note(cards, table.deck)
  note(cards, table.discard)
  note(cards, table.aside)
  for (const { cards: held } of table.seats) note(cards, held)
  for (const { keptCards } of legacy.charters) note(cards, keptCards)
  // Of the archive only constructed cards are advancement cards; personas lie there too.
  for (const card of legacy.archive) if (card >= CONSTRUCTED) note(cards, [card])
}

function collectObjectives({ legacy, table }: State): void {
  clear(objectives)
  note(objectives, legacy.objectives)
  note(objectives, table.objectives)
  note(objectives, table.objectiveDeck)
  for (const seat of table.seats) {
    note(objectives, seat.objectives)
    note(objectives, seat.scored)
  }
}

/** No building stands twice. */
function lookAtBoard({ legacy }: State, violations: string[]): void {
  clear(standing)
  for (let spot = FIRST_PLOT; spot < legacy.buildings.length; spot++) {
    const building = legacy.buildings[spot] ?? 0
    if (building === 0) continue
    note(standing, [building])
    if (countOf(standing, building) > 1) violations.push(`building ${building} stands twice`)
  }
}
