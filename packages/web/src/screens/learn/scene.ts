import type { Decision, Engine, Event, Option, Seat, View } from '@charterstone/engine'
import type { LogStep } from '../../session/game.ts'

/** What the coach sees of the game at any time. */
export type Position = {
  readonly engine: Engine
  readonly view: View
  /** The seat of the learner. */
  readonly seat: number
  readonly log: readonly LogStep[]
}

/** The same when the learner is asked something. */
export type Scene = Position & {
  readonly decision: Decision
  /** What each option of the decision means. */
  readonly options: readonly Option[]
}

export function ownSeat({ view, seat }: Position): Seat | undefined {
  return view.table.seats[seat]
}

/** What has happened to the learner since a step of the log. */
export function ownEvents({ log, seat }: Position, from = 0, to = log.length): readonly Event[] {
  return log
    .slice(from, to)
    .flatMap(({ events }) => events.filter((event) => 'seat' in event && event.seat === seat))
}

/** The index of the learner's last answer in the log; -1 before the first. */
export function lastAnswer({ log, seat }: Position): number {
  return log.findLastIndex((step) => step.seat === seat && step.key !== null)
}
