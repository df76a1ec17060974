import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'

/** Events without a sentence: bookkeeping, and what the next line says anyway. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['answered', 'round-ended', 'shuffled'])

/** One sentence for each event that a player reads, in order. */
export function sentencesFor(cast: Cast, events: readonly Event[]): string[] {
  const readable = events.filter(({ kind }) => !SILENT.has(kind))
  return joined(readable).map((event) => sentenceOfEvent(cast, event))
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
