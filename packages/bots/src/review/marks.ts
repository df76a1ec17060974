import { CONSTRUCTED, type Event } from '@charterstone/engine'
import type { Mark } from './review.ts'

/** What the events of one step put on the line. */
export function marksOf(events: readonly Event[], step: number): Mark[] {
  return events.flatMap((event): Mark[] => {
    switch (event.kind) {
      case 'scored-objective':
        return [{ kind: 'objective', step, seat: event.seat, card: event.card, round: 0 }]
      case 'constructed':
        return [{ kind: 'building', step, seat: event.seat, card: event.building, round: 0 }]
      case 'crate-opened':
        return [{ kind: 'crate', step, seat: event.seat, card: event.card - CONSTRUCTED, round: 0 }]
      case 'hourglass-reached':
        return [{ kind: 'hourglass', step, seat: event.seat, card: 0, round: 0 }]
      case 'round-ended':
        return [{ kind: 'round', step, seat: -1, card: 0, round: event.round }]
      default:
        return []
    }
  })
}
