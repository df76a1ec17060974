import { MINIONS } from '../catalogue/charter.ts'
import { BOX_GOODS, FIRST_MINION, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import { charterOfSpot } from '../state/spot.ts'
import type { State } from '../state/state.ts'

/** Coins, resources, minions and perils: supply, seats, board and what charters keep make up the box. */
export function goodsViolations(state: State, violations: string[]): void {
  const { legacy, table } = state
  let perils = 0
  for (let good = 0; good < GOODS.length; good++) {
    const count = countOf(state, good, violations)
    if (good >= FIRST_PERIL) perils += count
    const box = BOX_GOODS[good] ?? 0
    if (table.seats.length === 0) {
      if (count > box) violations.push(`${GOODS[good]}: ${count} kept of ${box}`)
    } else if (good < FIRST_PERIL) {
      const isReleased = good < FIRST_MINION || legacy.minions[good - FIRST_MINION] === true
      const expected = isReleased ? box : 0
      if (count !== expected) violations.push(`${GOODS[good]}: ${count} of ${expected}`)
    } else if (count !== 0 && count !== box) violations.push(`${GOODS[good]}: ${count} of ${box}`)
  }
  // Perils are taken out of the box at a set-up, all of them or, before the rule is in force, none.
  const allPerils = (BOX_GOODS[FIRST_PERIL] ?? 0) * (GOODS.length - FIRST_PERIL)
  if (table.seats.length > 0 && perils !== 0 && perils !== allPerils)
    violations.push(`perils: ${perils} of ${allPerils}`)
  placedMinions(state, violations)
}

function countOf({ legacy, table }: State, good: number, violations: string[]): number {
  let count = part(table.supply[good], 'the supply', good, violations)
  for (let seat = 0; seat < table.seats.length; seat++)
    count += part(table.seats[seat]?.goods[good], 'a seat', good, violations)
  for (let charter = 0; charter < legacy.charters.length; charter++)
    count += part(legacy.charters[charter]?.keptGoods[good], 'a chest', good, violations)
  if (good >= FIRST_PERIL) return count + tokensOn(table.perilAt, good - FIRST_PERIL + 1)
  return table.stray && good >= FIRST_MINION
    ? count + tokensOn(table.minionAt, good - FIRST_MINION + 1)
    : count
}

function part(count: number | undefined, where: string, good: number, violations: string[]): number {
  if (count === undefined) return 0
  if (count < 0 || !Number.isInteger(count)) violations.push(`${GOODS[good]}: ${count} in ${where}`)
  return count
}

function tokensOn(spots: readonly number[], token: number): number {
  let count = 0
  for (let spot = 0; spot < spots.length; spot++) if (spots[spot] === token) count++
  return count
}

/** A minion on the board belongs to the seat of its charter, which must own it. */
function placedMinions({ table }: State, violations: string[]): void {
  if (table.stray) return
  for (let spot = 0; spot < table.minionAt.length; spot++) {
    const token = table.minionAt[spot] ?? 0
    if (token === 0) continue
    const charter = charterOfSpot(spot)
    const owner = table.seats.find((seat) => seat.charter === charter)
    const owned = owner?.goods[FIRST_MINION + token - 1] ?? 0
    const placed = table.minionAt.filter((at, spot) => at === token && charterOfSpot(spot) === charter).length
    if (placed > owned) violations.push(`${MINIONS[token - 1]}: ${placed} on the board, ${owned} owned`)
  }
}
