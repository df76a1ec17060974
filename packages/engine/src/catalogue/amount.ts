import type { Countable } from './countable.ts'

/** Counted when it is needed: `times` for each thing that the seat has, no more than `max` in all. */
export type Counted = { readonly per: Countable; readonly times: number; readonly max?: number }

/** How much an effect gives or spares. */
export type Amount = number | Counted

/** The amount for a seat that has `found` of what it counts. */
export function amountFor(amount: Amount, found: number): number {
  if (typeof amount === 'number') return amount
  return Math.min(found * amount.times, amount.max ?? Number.MAX_SAFE_INTEGER)
}
