import type { View } from '@charterstone/engine'

type Seen = Pick<View, 'seat' | 'table' | 'stack'>

/** Whether the seat has a turn in this game, the one that is on included. In the last round each seat has one (R26.1). */
export function hasTurnLeft(view: Seen): boolean {
  return (
    isPlayed(view) && (!view.table.ending || placeOf(view, view.seat) >= placeOf(view, view.table.active))
  )
}

/** Whether the seat has another turn after the one that is on. */
export function hasNextTurn(view: Seen): boolean {
  return isPlayed(view) && (!view.table.ending || placeOf(view, view.seat) > placeOf(view, view.table.active))
}

/** Turns are played: not at set-up, and not while a game is settled. */
function isPlayed({ stack }: Seen): boolean {
  return stack.some(
    (frame) => frame.kind === 'next-seat' || (frame.kind === 'turn' && frame.alone !== undefined),
  )
}

function placeOf({ table }: Seen, seat: number): number {
  const count = table.seats.length
  return (seat - table.first + count) % count
}
