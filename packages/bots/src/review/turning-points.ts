import { type Event, revelationIn } from '@charterstone/engine'
import type { Booking } from './booking.ts'
import { deedOf } from './deed.ts'
import type { Cause, DeedKind, TurningPoint } from './review.ts'
import { scaledPoints } from './value.ts'

const MAX_POINTS = 5
const MIN_POINTS = 3
/** A smaller swing is named only to make up the least number. */
const MIN_SWING = 4

/** The largest swings of the game, in the order in which they happened. */
export function turningPointsOf(bookings: readonly Booking[]): TurningPoint[] {
  const seats = bookings[0]?.before.win.length ?? 2
  return bookings
    .flatMap((booking) => swingsOf(booking))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.step - b.step)
    .filter(({ change }, rank) => rank < MIN_POINTS || scaledPoints(Math.abs(change), seats) >= MIN_SWING)
    .slice(0, MAX_POINTS)
    .sort((a, b) => a.step - b.step)
}

/** The change of a segment, by its larger part: what was chosen, or what luck brought. */
function swingsOf({ segment, before, after, luck, luckyStep }: Booking): TurningPoint[] {
  const [first] = segment.steps
  const last = segment.steps.at(-1)
  if (first === undefined || last === undefined) return []
  const win = after.win.map((value, each) => value - (before.win[each] ?? 0))
  const { seat: by } = segment
  const seat = largestOf(win, by)
  const change = win[seat] ?? 0
  if (change === 0) return []
  const byLuck = Math.abs(luck.win[seat] ?? 0)
  const byChoice = Math.abs(change - (luck.win[seat] ?? 0))
  const cause: Cause =
    luckyStep !== null && byLuck > byChoice
      ? { kind: 'luck', by, ...revealedIn(luckyStep.events) }
      : chosenIn(
          segment.steps.flatMap(({ events }) => events),
          by,
          seat,
        )
  return [
    { step: first.step, after: last.step + 1, round: first.before.table.round, seat, change, win, cause },
  ]
}

/** The seat for which most has changed; of equal ones the seat whose turn it was. */
function largestOf(changes: readonly number[], by: number): number {
  let seat = Math.max(0, by)
  changes.forEach((change, each) => {
    if (Math.abs(change) > Math.abs(changes[seat] ?? 0)) seat = each
  })
  return seat
}

type Revealed = Pick<Extract<Cause, { kind: 'luck' }>, 'revelation' | 'card'>

function revealedIn(events: readonly Event[]): Revealed {
  const cards = events.flatMap((event) => {
    if (event.kind === 'crate-opened' || event.kind === 'took-objective') return [event.card]
    if (event.kind === 'took-card' && event.from !== 'mat') return [event.card]
    return event.kind === 'revealed' ? event.cards : []
  })
  return { revelation: revelationIn(events) ?? 'card', card: cards[0] ?? 0 }
}

/** Things of which there is only one: what one seat takes, no other can. */
const CONTESTED: ReadonlySet<DeedKind> = new Set(['took-card', 'sold', 'scored-objective'])

function chosenIn(events: readonly Event[], by: number, seat: number): Cause {
  const deed = deedOf(events, by)
  return { kind: by !== seat && CONTESTED.has(deed.kind) ? 'taken' : 'choice', by, deed }
}
