import type { Booking } from './booking.ts'
import type { LedgerRow, Sums } from './review.ts'
import type { Value } from './value.ts'

/**
 * Adds up all bookings. What a segment brought without its luck is the choice of its seat: `own` for that seat, `others` for
 * everybody else. Every part is a difference of whole numbers, so the sum is exact.
 */
export function ledgerOf(start: Value, dealt: Value, bookings: readonly Booking[]): LedgerRow[] {
  return start.win.map((_, seat) => ({
    seat,
    ...sumsOf(start, dealt, bookings, seat, 'win'),
    vp: sumsOf(start, dealt, bookings, seat, 'vp'),
  }))
}

function sumsOf(
  from: Value,
  dealt: Value,
  bookings: readonly Booking[],
  seat: number,
  part: 'win' | 'vp',
): Sums {
  const of = (value: Value): number => value[part][seat] ?? 0
  const start = of(from)
  let luck = of(dealt) - start
  let own = 0
  let others = 0
  for (const booking of bookings) {
    const choice = of(booking.after) - of(booking.before) - of(booking.luck)
    if (booking.segment.seat === seat) own += choice
    else others += choice
    luck += of(booking.luck)
  }
  return { start, luck, own, others, result: of(bookings.at(-1)?.after ?? dealt) }
}
