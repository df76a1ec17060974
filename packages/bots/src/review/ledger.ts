import type { LedgerRow, Sums } from './review.ts'
import { changeOf, type Value } from './value.ts'

/** One step of the ledger: the value before it, what its answer led to on average, and what really came. */
export type Booking = {
  readonly seat: number
  readonly before: Value
  readonly mean: Value
  readonly after: Value
}

/** Books every step: from the value before to the mean is the choice, from the mean to what came is luck. So the sum is exact. */
export function ledgerOf(opening: Booking, bookings: readonly Booking[]): LedgerRow[] {
  return opening.before.win.map((_, seat) => {
    const win = sumsOf(opening, bookings, seat, 'win')
    const vp = sumsOf(opening, bookings, seat, 'vp')
    return { seat, ...win, vp }
  })
}

function sumsOf(opening: Booking, bookings: readonly Booking[], seat: number, part: 'win' | 'vp'): Sums {
  const start = opening.mean[part][seat] ?? 0
  let luck = changeOf(opening.mean, opening.after, seat)[part]
  let own = 0
  let others = 0
  for (const { seat: by, before, mean, after } of bookings) {
    const choice = changeOf(before, mean, seat)[part]
    if (by === seat) own += choice
    else others += choice
    luck += changeOf(mean, after, seat)[part]
  }
  const last = bookings.at(-1)?.after ?? opening.after
  return { start, luck, own, others, result: last[part][seat] ?? 0 }
}
