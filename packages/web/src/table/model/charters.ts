import { CHARTERS, type Charter, charterOfSpot, type View } from '@charterstone/engine'

export function charterOfSeat(view: View, seat: number): Charter {
  return charterAt(view.table.seats[seat]?.charter ?? view.legacy.seats[seat]?.charter ?? 0)
}

export function charterAt(place: number): Charter {
  return CHARTERS[place] ?? 'purple'
}

/** The charter on whose ground a spot lies; null in the commons. */
export function groundOfSpot(spot: number): Charter | null {
  return CHARTERS[charterOfSpot(spot)] ?? null
}

/** The seat that plays a charter; -1 when nobody does. */
export function seatOfCharter(view: View, charter: number): number {
  return view.table.seats.findIndex((seat) => seat.charter === charter)
}
