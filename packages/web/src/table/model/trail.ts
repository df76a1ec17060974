import { centreOf, GATES } from '@charterstone/art/scene/layout.ts'
import type { Charter, Event, View } from '@charterstone/engine'
import { type Beat, eventsIn } from './beats.ts'
import { captionOf } from './caption.ts'
import { charterOfSeat } from './charters.ts'

/** The way of a seat through the village: from its gate to the building of its move. */
export type Trail = {
  readonly charter: Charter
  readonly from: readonly [x: number, y: number]
  /** Null for a move that went nowhere. */
  readonly spot: number | null
  /** Where the move is seen: its building, or the gate. */
  readonly to: readonly [x: number, y: number]
}

export function trailOf(beat: Beat, view: View): Trail {
  const charter = charterOfSeat(view, beat.seat)
  const from = GATES[charter]
  const events = eventsIn(beat)
  const { building } = captionOf(beat.seat, events)
  const spot = spotOfBuilding(building, view) ?? firstSpot(events, view)
  return { charter, from, spot, to: spot === null ? from : centreOf(spot, view.table.covers) }
}

/** Where an event happened in the village; null for nowhere. */
export function spotOfEvent(event: Event, view: Pick<View, 'legacy'>): number | null {
  if ('spot' in event) return event.spot
  const building = 'building' in event ? event.building : 'source' in event ? event.source : 0
  return spotOfBuilding(building, view)
}

function spotOfBuilding(building: number, { legacy }: Pick<View, 'legacy'>): number | null {
  const spot = building > 0 ? legacy.buildings.indexOf(building) : -1
  return spot < 0 ? null : spot
}

function firstSpot(events: readonly Event[], view: View): number | null {
  const found = events.find((event) => spotOfEvent(event, view) !== null)
  return found === undefined ? null : spotOfEvent(found, view)
}
