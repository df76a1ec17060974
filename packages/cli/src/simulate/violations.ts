import {
  BOX_GOODS,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  type Seat,
  type State,
  type Table,
} from '@charterstone/engine'

const INFLUENCE = 12
const WORKERS = 2

/** Every coin, token, worker and card is somewhere exactly once (N1); what is not, as sentences. */
export function violationsOf(state: State): readonly string[] {
  if (state.phase !== 'playing') return NONE
  const found: string[] = []
  checkGoods(state, found)
  checkSeats(state, found)
  checkCards(state, found)
  return found
}

const NONE: readonly string[] = []

function checkGoods({ legacy, table }: State, found: string[]): void {
  for (let good = 0; good < GOODS.length; good++) {
    let total = table.supply[good] ?? 0
    for (const { goods } of table.seats) {
      const held = goods[good] ?? 0
      if (held < 0) found.push(`a seat holds ${held} ${GOODS[good]}`)
      total += held
    }
    // What a charter keeps is set aside one by one while the game ends (R29).
    for (const { keptGoods } of legacy.charters) total += keptGoods[good] ?? 0
    if (good >= FIRST_PERIL) total += count(table.perilAt, good - FIRST_PERIL + 1)
    else if (good >= FIRST_MINION && table.stray) total += count(table.minionAt, good - FIRST_MINION + 1)
    const expected = isOut(legacy, good, total) ? (BOX_GOODS[good] ?? 0) : 0
    if (total !== expected) found.push(`${total} ${GOODS[good]} instead of ${expected}`)
  }
}

/** Whether a good has left the box. Peril comes into force by a crate, but onto the table with the next set-up. */
function isOut({ rules, minions }: State['legacy'], good: number, total: number): boolean {
  if (good < FIRST_MINION) return true
  return good < FIRST_PERIL ? minions[good - FIRST_MINION] === true : rules.peril && total > 0
}

function checkSeats({ legacy, table }: State, found: string[]): void {
  for (const [index, seat] of table.seats.entries()) {
    const tokens = seat.influence + seat.spent + placedTokens(table, index, seat)
    if (tokens !== INFLUENCE || seat.influence < 0 || seat.spent < 0)
      found.push(`seat ${index + 1} has ${tokens} influence tokens`)
    if (seat.workers.length !== WORKERS) found.push(`seat ${index + 1} has ${seat.workers.length} workers`)
    for (const spot of seat.workers)
      if (spot >= 0 && (legacy.buildings[spot] ?? 0) === 0)
        found.push(`a worker of seat ${index + 1} stands on no building`)
  }
}

/** On reputation, quota, objectives, income buildings and emblems. */
function placedTokens(table: Table, seat: number, { scored }: Seat): number {
  const bit = 1 << seat
  let placed = count(table.reputation, seat) + count(table.quota, seat + 1) + scored.length
  for (const rows of [table.scorers, table.incomeAt, table.tolls])
    for (const bits of rows) if ((bits & bit) !== 0) placed++
  return placed
}

function checkCards({ legacy, table }: State, found: string[]): void {
  checkUnique(
    [
      table.deck,
      table.mat,
      table.discard,
      table.aside,
      legacy.archive,
      ...table.seats.map(({ cards }) => cards),
      ...legacy.charters.map(({ keptCards }) => keptCards),
    ],
    found,
  )
  checkUnique(
    [
      table.objectiveDeck,
      table.objectives,
      ...table.seats.map(({ objectives }) => objectives),
      ...table.seats.map(({ scored }) => scored),
    ],
    found,
  )
}

const NUMBERS = 1024
const seen = new Uint8Array(NUMBERS)

function checkUnique(piles: readonly (readonly number[])[], found: string[]): void {
  seen.fill(0)
  for (const pile of piles)
    for (const card of pile) {
      if (seen[card] === 1) found.push(`card ${card} is in two places`)
      seen[card] = 1
    }
}

function count(row: readonly number[], value: number): number {
  let found = 0
  for (let index = 0; index < row.length; index++) if (row[index] === value) found++
  return found
}
