import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'

/** Events that nobody wants to read: bookkeeping, and what the next line says anyway. */
const UNTOLD: ReadonlySet<Event['kind']> = new Set(['answered', 'round-ended', 'shuffled'])

/** What happened, as sentences in order. */
export function tell(cast: Cast, events: readonly Event[]): string[] {
  const told = events.filter(({ kind }) => !UNTOLD.has(kind))
  return joined(told).map((event) => sentenceOfEvent(cast, event))
}

/** Cards that are revealed one after the other in the same place make one sentence. */
function joined(events: readonly Event[]): Event[] {
  const list: Event[] = []
  for (const event of events) {
    const last = list.at(-1)
    if (event.kind === 'revealed' && last?.kind === 'revealed' && last.where === event.where)
      list[list.length - 1] = { ...last, cards: [...last.cards, ...event.cards] }
    else list.push(event)
  }
  return list
}
