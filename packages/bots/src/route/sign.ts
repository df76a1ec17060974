import type { World } from '../world.ts'

/** Equal for two positions from which the seat can go on alike, and hardly ever for others. */
export function signOf({ table }: World, seat: number): string {
  const own = table.seats[seat]
  if (own === undefined) return ''
  const rows = [
    own.goods,
    own.workers.toSorted((a, b) => a - b),
    own.cards.toSorted((a, b) => a - b),
    own.exhausted,
    own.objectives,
    table.minionAt,
    table.incomeAt,
    table.perilAt,
    table.quota,
    [own.influence, table.reputation.length, table.inPlay.length, table.progress],
  ]
  return `${sumOf(rows, 16777619)} ${sumOf(rows, 33)}`
}

/** A sum of 32 bits over rows of small numbers. */
function sumOf(rows: readonly (readonly number[])[], factor: number): number {
  let sum = 5381
  for (const row of rows) {
    for (const number of row) sum = Math.imul(sum ^ (number + 2), factor)
    sum = Math.imul(sum ^ 1, factor)
  }
  return sum
}
