import { type Event, GOODS, type Good } from '@charterstone/engine'

/** What a turn of a seat brought, as data: where, who has more and less of what, and everything else that is said. */
export type Caption = {
  readonly seat: number
  /** The building that the worker went to; 0 for none. */
  readonly building: number
  readonly changes: readonly SeatChange[]
  /** What is said at once. */
  readonly lines: readonly Event[]
  /** What is said on request. */
  readonly detail: readonly Event[]
  /** Whether the seat had no worker left and had to call all of them home (R14.3). */
  readonly isForced: boolean
}

export type Stock = Good | 'vp' | 'influence' | 'reputation'

/** Gains and payments are not offset: a person who pays a wood and gains a wood has traded. */
export type SeatChange = { readonly seat: number; readonly what: Stock; readonly by: number }

/**
 * How each event is said: `place` names the building, `sum` adds up what a seat gains and pays, `line` and `detail` are
 * sentences, `both` is a sum and a line. What is silent changes no seat.
 */
const TELLING: Readonly<Record<Event['kind'], 'place' | 'sum' | 'line' | 'both' | 'detail' | 'silent'>> = {
  'game-started': 'silent',
  rolled: 'detail',
  shuffled: 'silent',
  revealed: 'silent',
  looked: 'detail',
  'turn-started': 'silent',
  answered: 'silent',
  placed: 'place',
  bumped: 'line',
  retrieved: 'line',
  'automa-drew': 'detail',
  passed: 'line',
  paid: 'sum',
  gained: 'sum',
  lacked: 'detail',
  'won-vp': 'sum',
  regained: 'sum',
  'took-card': 'line',
  discarded: 'line',
  'used-card': 'line',
  'refreshed-mat': 'detail',
  'took-objective': 'line',
  'scored-objective': 'both',
  sold: 'both',
  'placed-reputation': 'sum',
  'placed-income': 'both',
  'income-triggered': 'detail',
  progressed: 'detail',
  'hourglass-reached': 'line',
  constructed: 'line',
  'crate-opened': 'line',
  'letter-opened': 'detail',
  'rule-entered': 'detail',
  'persona-unlocked': 'line',
  'persona-activated': 'line',
  'deck-joined': 'detail',
  'minion-released': 'detail',
  'took-peril': 'sum',
  'island-placed': 'line',
  'guidepost-revealed': 'silent',
  'story-read': 'silent',
  named: 'detail',
  'round-ended': 'silent',
  'candle-out': 'line',
  'toll-paid': 'both',
  'reputation-scored': 'detail',
  'goal-achieved': 'line',
  'mood-changed': 'detail',
  'glory-placed': 'detail',
  'trophy-won': 'detail',
  'capacity-raised': 'detail',
  'persona-marked': 'detail',
  kept: 'detail',
  'companion-joined': 'detail',
  'spectral-changed': 'detail',
  reckoned: 'detail',
  'took-back': 'silent',
  'game-ended': 'detail',
}

/** Whether an event is said at all. */
export function isTold({ kind }: Event): boolean {
  return TELLING[kind] !== 'silent'
}

/** What events of one turn of a seat say. */
export function captionOf(seat: number, events: readonly Event[]): Caption {
  const head = events.find((event) => event.kind === 'placed' && event.seat === seat)
  const rest = events.filter((event) => event !== head)
  const has = (event: Event, ...ways: readonly string[]) => ways.includes(TELLING[event.kind])
  return {
    seat,
    building: head?.kind === 'placed' ? head.building : 0,
    changes: summed(seat, events.flatMap(changesIn)),
    lines: rest.filter((event) => has(event, 'place', 'line', 'both')),
    detail: rest.filter((event) => has(event, 'detail')),
    isForced: events.some(
      (event, index) => event.kind === 'retrieved' && events[index - 1]?.kind === 'answered',
    ),
  }
}

/** What an event adds to seats and takes from them. */
function changesIn(event: Event): readonly SeatChange[] {
  switch (event.kind) {
    case 'gained':
      return [{ seat: event.seat, what: event.good, by: event.count }]
    case 'paid':
      return [
        { seat: event.seat, what: event.good, by: -event.count },
        ...(event.to >= 0 ? [{ seat: event.to, what: event.good, by: event.count }] : []),
      ]
    case 'won-vp':
      return [{ seat: event.seat, what: 'vp', by: event.vp }]
    case 'regained':
      return [{ seat: event.seat, what: 'influence', by: event.count }]
    case 'placed-reputation':
      return [
        { seat: event.seat, what: 'influence', by: -1 },
        { seat: event.seat, what: 'reputation', by: 1 },
      ]
    case 'sold':
    case 'scored-objective':
    case 'placed-income':
    case 'toll-paid':
      return [{ seat: event.seat, what: 'influence', by: -1 }]
    case 'took-peril':
      return [{ seat: event.seat, what: event.peril, by: 1 }]
    default:
      return []
  }
}

const ORDER: readonly Stock[] = ['vp', ...GOODS, 'influence', 'reputation']

/** One change for each seat, thing and direction: the seat's own first, payments before gains. */
function summed(own: number, changes: readonly SeatChange[]): readonly SeatChange[] {
  const sums = new Map<string, SeatChange>()
  for (const { seat, what, by } of changes) {
    const key = `${seat} ${what} ${Math.sign(by)}`
    sums.set(key, { seat, what, by: (sums.get(key)?.by ?? 0) + by })
  }
  const rank = ({ seat, what, by }: SeatChange) =>
    (seat === own ? 0 : 1000 * (seat + 1)) + (by < 0 ? 0 : 100) + ORDER.indexOf(what)
  return [...sums.values()].filter(({ by }) => by !== 0).toSorted((a, b) => rank(a) - rank(b))
}
