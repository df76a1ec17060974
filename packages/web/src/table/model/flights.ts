import { MOTION } from '@charterstone/art/motion.ts'
import type { Event, Good } from '@charterstone/engine'

/** Something that travels over the table: what, from where, to where. Places are named as `data-at` and spots. */
export type Flight = {
  readonly what: Good | 'vp' | 'influence' | 'card' | 'worker-large' | 'worker-small' | 'token'
  /** Whose colour it has; -1 for none. */
  readonly seat: number
  readonly from: string
  readonly to: string
}

/** Where a building stands, by its number; an empty name when it is not on the board. */
export type Locate = (building: number) => string

/** What is seen to move in the events of one answer, in their order. */
export function flightsOf(events: readonly Event[], locate: Locate): readonly Flight[] {
  return events.flatMap((event) => flightOf(event, locate)).filter(({ from, to }) => from !== '' && to !== '')
}

function flightOf(event: Event, locate: Locate): readonly Flight[] {
  switch (event.kind) {
    case 'placed':
      return [
        {
          what: event.worker === 'minion' ? (event.minion ?? 'token') : `worker-${event.worker}`,
          seat: event.seat,
          from: `seat-${event.seat}`,
          to: locate(event.building),
        },
      ]
    case 'bumped':
      return [
        { what: 'worker-large', seat: event.seat, from: locate(event.building), to: `seat-${event.seat}` },
      ]
    case 'gained':
      return [{ what: event.good, seat: -1, from: sourceOf(event.source, locate), to: `seat-${event.seat}` }]
    case 'paid':
      return [
        {
          what: event.good,
          seat: event.seat,
          from: `seat-${event.seat}`,
          to: event.to >= 0 ? `seat-${event.to}` : sourceOf(event.source, locate),
        },
      ]
    case 'won-vp':
      return [{ what: 'vp', seat: -1, from: sourceOf(event.source, locate), to: `seat-${event.seat}` }]
    case 'took-card':
      return [
        {
          what: 'card',
          seat: -1,
          from: event.from === 'mat' ? `mat-${event.card}` : 'deck',
          to: `seat-${event.seat}`,
        },
      ]
    case 'sold':
      return [{ what: 'token', seat: event.seat, from: `seat-${event.seat}`, to: `quota-${event.space}` }]
    case 'scored-objective':
      return [{ what: 'token', seat: event.seat, from: `seat-${event.seat}`, to: `objective-${event.card}` }]
    case 'placed-income':
      return [{ what: 'token', seat: event.seat, from: `seat-${event.seat}`, to: locate(event.building) }]
    case 'took-peril':
      return [{ what: event.peril, seat: -1, from: locate(event.building), to: `seat-${event.seat}` }]
    default:
      return []
  }
}

/** What comes from no building comes from the supply. */
function sourceOf(source: number, locate: Locate): string {
  const place = source > 0 ? locate(source) : ''
  return place === '' ? 'supply' : place
}

const STEP = 90
const LONGEST = 1800

/** When each flight begins: one after the other, pressed together when there are many. */
export function startsOf(count: number): readonly number[] {
  const step = count < 2 ? 0 : Math.min(STEP, (LONGEST - MOTION.move) / (count - 1))
  return Array.from({ length: count }, (_, place) => place * step)
}
