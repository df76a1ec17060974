import type { Event, Good } from '@charterstone/engine'
import type { Anchor } from '../anchor.ts'

/** Something that travels over the table: what, from where, to where. */
export type Flight = {
  readonly what: Good | 'vp' | 'influence' | 'card' | 'worker-large' | 'worker-small' | 'token'
  /** Whose colour it has; -1 for none. */
  readonly seat: number
  readonly from: Anchor
  readonly to: Anchor
}

const NO_COLOUR = -1
const SUPPLY: Anchor = { kind: 'supply' }

/** What is seen to move in the events of one answer, in their order. `buildings` is the building on each spot. */
export function flightsOf(events: readonly Event[], buildings: readonly number[]): readonly Flight[] {
  const spotOf = (building: number): Anchor | null => {
    const spot = building > 0 ? buildings.indexOf(building) : -1
    return spot < 0 ? null : { kind: 'spot', spot }
  }
  return events.flatMap((event) => flightOf(event, spotOf) ?? [])
}

/** The spot of a building; null when it is not on the board. */
type SpotOf = (building: number) => Anchor | null

/** Null for an event in which nothing moves, or only to or from a building that is not on the board. */
function flightOf(event: Event, spotOf: SpotOf): Flight | null {
  switch (event.kind) {
    case 'placed': {
      const what = event.worker === 'minion' ? (event.minion ?? 'token') : (`worker-${event.worker}` as const)
      return fromSeat(event.seat, what, spotOf(event.building))
    }
    case 'bumped':
      return toSeat(event.seat, 'worker-large', spotOf(event.building), event.seat)
    case 'gained':
      return toSeat(event.seat, event.good, spotOf(event.source) ?? SUPPLY)
    case 'paid':
      return fromSeat(
        event.seat,
        event.good,
        event.to >= 0 ? seatAnchor(event.to) : (spotOf(event.source) ?? SUPPLY),
      )
    case 'won-vp':
      return toSeat(event.seat, 'vp', spotOf(event.source) ?? SUPPLY)
    case 'took-card':
      return toSeat(
        event.seat,
        'card',
        event.from === 'mat' ? { kind: 'mat', card: event.card } : { kind: 'deck' },
      )
    case 'sold':
      return fromSeat(event.seat, 'token', { kind: 'quota', space: event.space })
    case 'scored-objective':
      return fromSeat(event.seat, 'token', { kind: 'objective', card: event.card })
    case 'placed-income':
      return fromSeat(event.seat, 'token', spotOf(event.building))
    case 'took-peril':
      return toSeat(event.seat, event.peril, spotOf(event.building))
    default:
      return null
  }
}

function fromSeat(seat: number, what: Flight['what'], to: Anchor | null): Flight | null {
  return to === null ? null : { what, seat, from: seatAnchor(seat), to }
}

function toSeat(seat: number, what: Flight['what'], from: Anchor | null, colour = NO_COLOUR): Flight | null {
  return from === null ? null : { what, seat: colour, from, to: seatAnchor(seat) }
}

function seatAnchor(seat: number): Anchor {
  return { kind: 'seat', seat }
}

/** How soon the next flight starts, in milliseconds. */
const STEP_MS = 90

/** When each flight begins: one after the other, pressed together when there are many. */
export function startsOf(
  count: number,
  { flight, flights }: { readonly flight: number; readonly flights: number },
): readonly number[] {
  const step = count < 2 ? 0 : Math.min(STEP_MS, (flights - flight) / (count - 1))
  return Array.from({ length: count }, (_, index) => index * step)
}
