import type { Box } from '../catalogue/box.ts'
import { at } from '../state/list.ts'
import type { State } from '../state/state.ts'
import type { Seat, Table } from '../state/table.ts'
import type { Event } from './event.ts'
import type { Frame } from './frame.ts'

/** One game being played: the box, the state that is changed in place, and the sink of events. */
export type Play = {
  readonly box: Box
  readonly state: State
  readonly events: Event[] | null
}

export function seatOf(play: Play, seat: number): Seat {
  return at(play.state.table.seats, seat)
}

export function tableOf(play: Play): Table {
  return play.state.table
}

/** Puts something on the stack; what is pushed last is resolved first. */
export function push(play: Play, frame: Frame): void {
  play.state.stack.push(frame)
}

export function seatOfCharter(play: Play, charter: number): number {
  const { seats } = play.state.table
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.charter === charter) return seat
  return -1
}
