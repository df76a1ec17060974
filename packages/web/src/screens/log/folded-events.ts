import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'

export type FoldedEvent = {
  readonly event: Event
  readonly times: number
  /** The seats that have the same rank in reputation; empty for anything else. */
  readonly tied: readonly number[]
}

/** The same thing several times in a row is said once, and so is a rank that several seats share. */
export function foldedEvents(cast: Cast, events: readonly Event[]): readonly FoldedEvent[] {
  const lines: { event: Event; times: number; tied: number[]; text: string }[] = []
  for (const event of events) {
    const text = sentenceOfEvent(cast, event)
    const last = lines.at(-1)
    const tie = lines.find((line) => isTie(line.event, event))
    if (tie !== undefined && 'seat' in event) tie.tied.push(event.seat)
    else if (last?.text === text) last.times += 1
    else lines.push({ event, times: 1, tied: event.kind === 'reputation-scored' ? [event.seat] : [], text })
  }
  return lines
}

function isTie(one: Event, other: Event): boolean {
  return one.kind === 'reputation-scored' && other.kind === 'reputation-scored' && one.rank === other.rank
}

/** Stars are counted in the sentence, anything else behind it. */
export function sentenceOfTimes(say: Say, cast: Cast, { event, times, tied }: FoldedEvent): string {
  if (event.kind === 'reputation-scored' && tied.length > 1) {
    const names = tied.map((seat) => cast.seats[seat] ?? '')
    return say('end.reputation-tied', { names, rank: `${event.rank}`, vp: event.vp })
  }
  const text = sentenceOfEvent(cast, event, times)
  return times === 1 || event.kind === 'glory-placed' ? text : `${text} ×${times}`
}
