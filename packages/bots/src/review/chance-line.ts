import type { View } from '@charterstone/engine'
import type { Booking } from './booking.ts'
import type { LinePoint } from './review.ts'
import type { Value } from './value.ts'

/** A point for the start of every turn, and one for where the game stands after the last. */
export function chanceLineOf(bookings: readonly Booking[]): LinePoint[] {
  const points = bookings.flatMap(({ segment, before }): LinePoint[] => {
    const [first] = segment.steps
    return segment.isTurn && first !== undefined
      ? [pointOf(first.step, first.before, before, segment.seat)]
      : []
  })
  const last = bookings.at(-1)
  const step = last?.segment.steps.at(-1)
  if (last === undefined || step === undefined) return points
  return [...points, pointOf(step.step + 1, step.after, last.after, -1)]
}

function pointOf(step: number, { table }: View, value: Value, seat: number): LinePoint {
  return {
    step,
    round: table.round,
    seat,
    win: value.win,
    vp: table.seats.map(({ vp }) => vp),
    expected: value.vp,
  }
}
