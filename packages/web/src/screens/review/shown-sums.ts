import type { Sums } from '@charterstone/bots'

const PARTS = ['start', 'luck', 'own', 'others'] as const
export type SumPart = (typeof PARTS)[number]

/**
 * The sums as a table shows them: whole multiples of `unit` that still add up. What rounding left over goes to the parts
 * that were cut most.
 */
export function shownSums(sums: Sums, unit: number): Sums {
  const result = Math.round(sums.result / unit)
  const floors = PARTS.map((part) => ({ part, floor: Math.floor(sums[part] / unit) }))
  let missing = result - floors.reduce((sum, { floor }) => sum + floor, 0)
  const order = floors.toSorted((a, b) => restOf(sums[b.part], unit) - restOf(sums[a.part], unit))
  const shown = new Map<SumPart, number>(floors.map(({ part, floor }) => [part, floor]))
  for (const { part } of order) {
    if (missing <= 0) break
    shown.set(part, (shown.get(part) ?? 0) + 1)
    missing -= 1
  }
  const value = (part: SumPart) => shown.get(part) ?? 0
  return { start: value('start'), luck: value('luck'), own: value('own'), others: value('others'), result }
}

function restOf(value: number, unit: number): number {
  return value / unit - Math.floor(value / unit)
}
