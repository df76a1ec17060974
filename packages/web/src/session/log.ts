import type { Event } from '@charterstone/engine'

/** One answer of this game and what it led to; the first entry is the set-up. */
export type LogEntry = {
  /** Its place in the log, from 0. */
  readonly place: number
  /** How many answers had been given after it; 0 for the set-up. */
  readonly answers: number
  /** Who answered; -1 for the set-up. */
  readonly seat: number
  readonly key: string | null
  readonly isPerson: boolean
  readonly events: readonly Event[]
}

/** The first entry after a seat's last answer; the length of the log when nothing has happened since. */
export function firstSince(log: readonly LogEntry[], seat: number): number {
  return log.findLastIndex((entry) => entry.seat === seat) + 1
}

/**
 * What has happened since a seat's own last turn. Automas play within the answer before theirs, so the end of the
 * seat's own last entry belongs to it as well.
 */
export function eventsSince(log: readonly LogEntry[], seat: number): readonly Event[] {
  const first = firstSince(log, seat)
  const own = log[first - 1]?.events ?? []
  const others = own.findIndex((event) => event.kind === 'turn-started' && event.seat !== seat)
  return [...(others < 0 ? [] : own.slice(others)), ...log.slice(first).flatMap(({ events }) => events)]
}
