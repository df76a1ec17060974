import type { Event, RuleName } from '@charterstone/engine'

/** How much an event is worth telling; what is not listed is not told. */
const WEIGHTS: Partial<Readonly<Record<Event['kind'], number>>> = {
  'letter-opened': 9,
  'spectral-changed': 9,
  reckoned: 9,
  'companion-joined': 8,
  'mood-changed': 8,
  'candle-out': 7,
  'goal-achieved': 7,
  'crate-opened': 6,
  'island-placed': 6,
  'scored-objective': 5,
  constructed: 5,
  'took-peril': 4,
  sold: 2,
  'placed-reputation': 1,
}
/** The second event of a kind is worth less than the first, and so is the same player again. */
const SAME_KIND = 4
const SAME_SEAT = 1

/** The events of a game that are worth telling, at most `count` of them, in their order. */
export function tellingEvents(events: readonly Event[], count: number): readonly Event[] {
  const chosen: Event[] = []
  while (chosen.length < count) {
    const next = heaviest(events, chosen)
    if (next === null) break
    chosen.push(next)
  }
  return events.filter((event) => chosen.includes(event))
}

function heaviest(events: readonly Event[], chosen: readonly Event[]): Event | null {
  let best: { readonly event: Event; readonly weight: number } | null = null
  for (const event of events) {
    const weight = weightOf(event, chosen)
    // The later one of two: it is fresher in the memory.
    if (weight !== null && !chosen.includes(event) && weight >= (best?.weight ?? weight))
      best = { event, weight }
  }
  return best?.event ?? null
}

function weightOf(event: Event, chosen: readonly Event[]): number | null {
  const weight = WEIGHTS[event.kind]
  // What the set-up brings is no news of the evening.
  if (weight === undefined || (event.kind === 'constructed' && event.seat < 0)) return null
  const kinds = chosen.filter(({ kind }) => kind === event.kind).length
  const seats = chosen.filter((other) => seatOf(other) >= 0 && seatOf(other) === seatOf(event)).length
  return weight - kinds * SAME_KIND - seats * SAME_SEAT
}

function seatOf(event: Event): number {
  return 'seat' in event ? event.seat : -1
}

/** The rules that entered the Chronicle. */
export function newRules(events: readonly Event[]): readonly RuleName[] {
  return events.flatMap((event) => (event.kind === 'rule-entered' ? [event.rule] : []))
}

/** A game that has gone on for a while. */
const TURNS = 4

/** Whether enough has happened in the game on the table to speak of it. */
export function isUnderWay(events: readonly Event[]): boolean {
  return events.filter(({ kind }) => kind === 'turn-started').length >= TURNS
}
