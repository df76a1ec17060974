import { CHARTERS, type Charter, charterOfSpot, type View } from '@charterstone/engine'

export function charterOfSeat(view: View, seat: number): Charter {
  return charterAt(view.table.seats[seat]?.charter ?? view.legacy.seats[seat]?.charter ?? 0)
}

export function charterAt(index: number): Charter {
  return CHARTERS[index] ?? 'purple'
}

/** The charter of a spot; null in the commons. */
export function groundOfSpot(spot: number): Charter | null {
  return CHARTERS[charterOfSpot(spot)] ?? null
}

/** The seat that plays a charter; -1 for none. */
export function seatOfCharter(view: View, charter: number): number {
  return view.table.seats.findIndex((seat) => seat.charter === charter)
}
