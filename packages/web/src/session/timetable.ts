import type { Event } from '@charterstone/engine'
import type { Speed } from '../settings/settings.ts'

/** How long the moves of others take to show, in milliseconds. */
type Times = {
  /** Before the first answer of a turn. */
  readonly turn: number
  /** Before all further answers of the same turn together, however many there are. */
  readonly further: number
  /** All flights of one answer, and each of them. */
  readonly flights: number
  readonly flight: number
  /** A house that rises. */
  readonly house: number
  /** A move that is played again: long enough to read its caption. */
  readonly again: number
}

const CALM: Times = { turn: 1500, further: 1500, flights: 1800, flight: 420, house: 1500, again: 2200 }

/** Step by step every move waits for the person; what is between the moves is calm. */
export const TIMETABLE: Readonly<Record<Speed, Times>> = {
  step: CALM,
  calm: CALM,
  brisk: { turn: 340, further: 240, flights: 560, flight: 240, house: 320, again: 1200 },
  instant: { turn: 0, further: 0, flights: 0, flight: 0, house: 0, again: 1200 },
}

/** The pause before an answer of another seat is shown; `answered` is the number of answers in the same turn before it. */
export function pauseBefore(speed: Speed, answered: number): number {
  const { turn, further } = TIMETABLE[speed]
  return answered === 0 ? turn : further / 2 ** answered
}

/** How many answers the turn of the last step has had so far. */
export function answersInTurn(steps: readonly { readonly events: readonly Event[] }[]): number {
  const start = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'turn-started'))
  return steps.length - 1 - start
}
