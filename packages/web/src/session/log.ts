import type { Event } from '@charterstone/engine'
import type { LogStep } from './game.ts'

/** The index of the first step after a seat's last answer; the length of the log when nothing has happened since. */
export function firstSince(log: readonly Pick<LogStep, 'seat'>[], seat: number): number {
  return log.findLastIndex((step) => step.seat === seat) + 1
}

/**
 * The events since a seat's own last turn. Automas play within the answer before theirs, so the end of the seat's own
 * last step belongs to it as well.
 */
export function eventsSince(log: readonly LogStep[], seat: number): readonly Event[] {
  const first = firstSince(log, seat)
  const own = log[first - 1]?.events ?? []
  const others = own.findIndex((event) => event.kind === 'turn-started' && event.seat !== seat)
  return [...(others < 0 ? [] : own.slice(others)), ...log.slice(first).flatMap(({ events }) => events)]
}
