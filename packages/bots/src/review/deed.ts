import { CONSTRUCTED, type Event } from '@charterstone/engine'
import { DEED_KINDS, type Deed, type DeedKind } from './review.ts'

type Found = { readonly kind: DeedKind; readonly card: number }

/** What a seat did in a turn: of all its events the most important one. */
export function deedOf(events: readonly Event[], seat: number): Deed {
  let vp = 0
  for (const event of events) if (event.kind === 'won-vp' && event.seat === seat) vp += event.vp
  const found = events.flatMap((event) => ('seat' in event && event.seat === seat ? foundIn(event) : []))
  if (vp > 0) found.push({ kind: 'gained-points', card: 0 })
  const kind = DEED_KINDS.find((each) => found.some((one) => one.kind === each)) ?? 'other'
  return { kind, card: found.find((one) => one.kind === kind)?.card ?? 0, vp }
}

function foundIn(event: Event): Found[] {
  switch (event.kind) {
    case 'constructed':
      return [{ kind: 'constructed', card: event.building }]
    case 'crate-opened':
      return [{ kind: 'opened-crate', card: event.card - CONSTRUCTED }]
    case 'scored-objective':
      return [{ kind: 'scored-objective', card: event.card }]
    case 'sold':
      return [{ kind: 'sold', card: 0 }]
    case 'hourglass-reached':
      return [{ kind: 'reached-hourglass', card: 0 }]
    case 'took-card':
      return event.from === 'mat' ? [{ kind: 'took-card', card: event.card }] : []
    case 'placed':
      return [{ kind: 'used-building', card: event.building }]
    case 'retrieved':
      return [{ kind: 'retrieved', card: 0 }]
    default:
      return []
  }
}
