import { type Engine, type Event, revelationIn } from '@charterstone/engine'
import type { Booking } from './ledger.ts'
import type { RecordedStep } from './recorded-game.ts'
import type { Cause, TurningPoint } from './review.ts'
import { scaledPoints } from './value.ts'

const MAX_POINTS = 5
const MIN_POINTS = 3
/** A smaller swing is named only to make up the least number. */
const MIN_SWING = 4

/** The largest swings of the game, in the order in which they happened. */
export function turningPointsOf(
  engine: Engine,
  recorded: readonly RecordedStep[],
  bookings: readonly Booking[],
): TurningPoint[] {
  const swings = recorded.flatMap((step, index): TurningPoint[] => {
    const booking = bookings[index]
    return booking === undefined ? [] : [swingOf(engine, step, booking)]
  })
  const seats = bookings[0]?.before.win.length ?? 2
  return swings
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.step - b.step)
    .filter(({ change }, rank) => rank < MIN_POINTS || scaledPoints(Math.abs(change), seats) >= MIN_SWING)
    .filter(({ change }) => change !== 0)
    .slice(0, MAX_POINTS)
    .sort((a, b) => a.step - b.step)
}

function swingOf(
  _engine: Engine,
  step: RecordedStep,
  { seat: by, before, mean, after }: Booking,
): TurningPoint {
  const win = after.win.map((value, seat) => value - (before.win[seat] ?? 0))
  let seat = 0
  win.forEach((change, each) => {
    if (Math.abs(change) > Math.abs(win[seat] ?? 0)) seat = each
  })
  const luck = Math.abs((after.win[seat] ?? 0) - (mean.win[seat] ?? 0))
  const choice = Math.abs((mean.win[seat] ?? 0) - (before.win[seat] ?? 0))
  return {
    step: step.step,
    after: step.step + 1,
    round: step.before.table.round,
    seat,
    change: win[seat] ?? 0,
    win,
    cause: luck > choice ? luckOf(step, by) : choiceOf(step, by, seat),
  }
}

function luckOf({ events }: RecordedStep, by: number): Cause {
  return { kind: 'luck', by, revelation: revelationIn(events) ?? 'card', card: cardIn(events) }
}

function cardIn(events: readonly Event[]): number {
  for (const event of events) {
    if (event.kind === 'crate-opened' || event.kind === 'took-objective') return event.card
    if (event.kind === 'took-card' && event.from !== 'mat') return event.card
    if (event.kind === 'revealed') return event.cards[0] ?? 0
  }
  return 0
}

function choiceOf({ events, key }: RecordedStep, by: number, seat: number): Cause {
  const bumped = events.find((event) => event.kind === 'bumped' && event.seat === seat && event.by !== seat)
  if (bumped?.kind === 'bumped') return { kind: 'taken', by, building: bumped.building }
  return { kind: 'choice', by, key, purposes: [] }
}
