import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'

export type FoldedEvent = { readonly event: Event; readonly times: number }

/** The same thing several times in a row is said once. */
export function foldedEvents(cast: Cast, events: readonly Event[]): readonly FoldedEvent[] {
  const lines: { event: Event; times: number; text: string }[] = []
  for (const event of events) {
    const text = sentenceOfEvent(cast, event)
    const last = lines.at(-1)
    if (last?.text === text) last.times += 1
    else lines.push({ event, times: 1, text })
  }
  return lines
}

/** Stars are counted in the sentence, anything else behind it. */
export function sentenceOfTimes(cast: Cast, { event, times }: FoldedEvent): string {
  const text = sentenceOfEvent(cast, event, times)
  return times === 1 || event.kind === 'glory-placed' ? text : `${text} ×${times}`
}
