import { type Event, GOODS, type Good } from '@charterstone/engine'

/** One turn of a seat: the event that says most about it, and what the seat has more and less of. */
export type Turn = {
  readonly seat: number
  readonly lead: Event
  readonly changes: readonly Change[]
}

export type Change = { readonly what: Good | 'vp' | 'influence'; readonly by: number }

/** The higher, the more it says about a turn. */
const TELLING: Partial<Readonly<Record<Event['kind'], number>>> = {
  constructed: 9,
  'crate-opened': 9,
  'scored-objective': 8,
  sold: 8,
  placed: 6,
  retrieved: 5,
  'used-card': 4,
  passed: 3,
  'island-placed': 2,
  'persona-activated': 2,
}

/** Turns as a reader wants them: newest last, only those in which something was done. */
export function turnsOf(events: readonly Event[]): readonly Turn[] {
  const groups: { readonly seat: number; readonly events: Event[] }[] = []
  for (const event of events) {
    if (event.kind === 'turn-started') groups.push({ seat: event.seat, events: [] })
    else groups.at(-1)?.events.push(event)
  }
  return groups.flatMap((group) => turnOf(group.seat, group.events))
}

function turnOf(seat: number, events: readonly Event[]): readonly Turn[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const lead = own.reduce<Event | null>(
    (best, event) => (weight(event) > (best === null ? 0 : weight(best)) ? event : best),
    null,
  )
  return lead === null ? [] : [{ seat, lead, changes: changesOf(own) }]
}

function weight({ kind }: Event): number {
  return TELLING[kind] ?? 0
}

/** What a seat has more and less of after events of its own. */
export function changesOf(events: readonly Event[]): readonly Change[] {
  const sums = new Map<Change['what'], number>()
  const add = (what: Change['what'], by: number) => sums.set(what, (sums.get(what) ?? 0) + by)
  for (const event of events) {
    if (event.kind === 'gained') add(event.good, event.count)
    else if (event.kind === 'paid') add(event.good, -event.count)
    else if (event.kind === 'won-vp') add('vp', event.vp)
    else if (event.kind === 'took-peril') add(event.peril, 1)
  }
  const order: readonly Change['what'][] = ['vp', ...GOODS, 'influence']
  return order.flatMap((what) => {
    const by = sums.get(what) ?? 0
    return by === 0 ? [] : [{ what, by }]
  })
}
