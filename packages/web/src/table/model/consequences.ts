import type { Decision, Event, Good, Seat, View } from '@charterstone/engine'
import { GOODS } from '@charterstone/engine'
import type { Forecast } from '../../session/forecast.ts'

/** What an answer will lead to, apart from what the strip says already. */
export type Consequences = {
  /** For others, for the tracks, and what cannot be avoided. */
  readonly lines: readonly Consequence[]
  /** What is asked next, and of whom; null when the turn just goes on. */
  readonly next: Decision | null
  /** Something hidden comes in between, so that the rest is not known. */
  readonly isUncertain: boolean
  readonly after: readonly CountAfter[]
}

export type Consequence = { readonly event: Event; readonly seat: number }

export type CountAfter = {
  readonly what: Good | 'vp' | 'influence' | 'cards' | 'progress'
  readonly from: number
  readonly to: number
}

/** Shown for every seat, the own one included: the signboard says nothing about them. */
const ALWAYS: ReadonlySet<Event['kind']> = new Set([
  'took-peril',
  'progressed',
  'hourglass-reached',
  'income-triggered',
  'candle-out',
  'toll-paid',
  'lacked',
])

/** Shown only when they happen to another seat. */
const FOR_OTHERS: ReadonlySet<Event['kind']> = new Set([
  'bumped',
  'gained',
  'paid',
  'won-vp',
  'regained',
  'took-card',
  'placed-reputation',
  'discarded',
])

export function consequencesOf(view: View, seat: number, { events, view: later }: Forecast): Consequences {
  const end = events.findIndex((event) => event.kind === 'turn-started' && event.seat !== seat)
  const own = end < 0 ? events : events.slice(0, end)
  const next = later?.decision ?? null
  const isNextTurn = next === null || next.kind === 'act' || next.kind === 'turn-end'
  return {
    lines: own.flatMap((event) => (isTold(event, seat) ? [{ event, seat: seatIn(event) }] : [])),
    next: isNextTurn ? null : next,
    isUncertain: later === null,
    after: later === null ? [] : countsAfter(view, later, seat),
  }
}

function isTold(event: Event, seat: number): boolean {
  if (ALWAYS.has(event.kind)) return true
  if (event.kind === 'bumped') return event.seat !== event.by
  if (event.kind === 'paid') return event.to >= 0 && event.to !== seat
  return FOR_OTHERS.has(event.kind) && seatIn(event) !== seat
}

function seatIn(event: Event): number {
  return 'seat' in event ? event.seat : -1
}

function countsAfter(before: View, later: View, seat: number): readonly CountAfter[] {
  const one = before.table.seats[seat]
  const other = later.table.seats[seat]
  if (one === undefined || other === undefined) return []
  const counts: readonly CountAfter[] = [
    { what: 'vp', from: one.vp, to: other.vp },
    ...GOODS.map((what, good) => ({ what, from: goodOf(one, good), to: goodOf(other, good) })),
    { what: 'influence', from: one.influence, to: other.influence },
    { what: 'cards', from: one.cards.length, to: other.cards.length },
  ]
  return counts.filter(({ from, to }) => from !== to)
}

function goodOf(seat: Seat, good: number): number {
  return seat.goods[good] ?? 0
}
