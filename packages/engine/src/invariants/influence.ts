import { INFLUENCE } from '../setup/lay-table.ts'
import type { State } from '../state/state.ts'

const WORKERS = 2

/** Twelve influence tokens and two workers for each seat, wherever they are. */
export function influenceViolations(state: State, violations: string[]): void {
  const { table } = state
  for (let seat = 0; seat < table.seats.length; seat++) {
    const owner = table.seats[seat]
    if (owner === undefined) continue
    const scored = bitsOf(table.scorers, seat) + owner.scored.length
    const placed =
      occurrences(table.reputation, seat) +
      occurrences(table.quota, seat + 1) +
      bitsOf(table.incomeAt, seat) +
      bitsOf(table.tolls, seat)
    const count = owner.influence + owner.spent + placed + scored
    if (count !== INFLUENCE) violations.push(`influence of seat ${seat}: ${count} of ${INFLUENCE}`)
    if (owner.influence < 0 || owner.spent < 0) violations.push(`influence of seat ${seat} is negative`)
    if (scored !== owner.objectivesScored)
      violations.push(`seat ${seat} scored ${owner.objectivesScored}, tokens ${scored}`)
    workersOf(state, seat, owner.workers, violations)
  }
}

function workersOf({ table }: State, seat: number, workers: readonly number[], violations: string[]): void {
  if (workers.length !== WORKERS) violations.push(`workers of seat ${seat}: ${workers.length} of ${WORKERS}`)
  for (const spot of workers)
    if (spot !== -1 && !table.inPlay.includes(spot))
      violations.push(`a worker of seat ${seat} stands on ${spot}, where no building is`)
}

function occurrences(list: readonly number[], value: number): number {
  let count = 0
  for (let index = 0; index < list.length; index++) if (list[index] === value) count++
  return count
}

function bitsOf(list: readonly number[], seat: number): number {
  let count = 0
  for (let index = 0; index < list.length; index++) if (((list[index] ?? 0) & (1 << seat)) !== 0) count++
  return count
}
