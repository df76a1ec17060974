import type { Event } from '@charterstone/engine'
import type { LogStep } from '../../session/game.ts'
import { firstSince } from '../../session/log.ts'
import { isTold } from './caption.ts'

/** The part of a beat that one answer brought. */
export type Cue = {
  /** The index of its step in the log. */
  readonly step: number
  readonly events: readonly Event[]
}

/** One turn since a seat's own last answer, as the theatre plays it. */
export type Beat = {
  /** Whose turn. */
  readonly seat: number
  readonly cues: readonly Cue[]
}

/**
 * The turns since a seat's own last answer, in order; without a seat all turns. Automas play within the answer before theirs, so the end of that
 * answer belongs to them as well; a turn of the seat itself is one in which it was asked nothing.
 */
export function beatsOf(log: readonly LogStep[], seat: number | null): readonly Beat[] {
  const groups: { seat: number; isTurn: boolean; cues: { step: number; events: Event[] }[] }[] = []
  const first = seat === null ? 0 : firstSince(log, seat)
  for (let index = Math.max(0, first - 1); index < log.length; index += 1) {
    const step = log[index]
    if (step === undefined) continue
    // In its own last answer nothing belongs to others before the next turn has started.
    let isOwn = index < first
    for (const event of step.events) {
      if (event.kind === 'turn-started') {
        isOwn = false
        groups.push({ seat: event.seat, isTurn: true, cues: [] })
        continue
      }
      if (isOwn) continue
      // Before the first turn, and in a turn of the seat itself, others may be asked something as well.
      const last = groups.at(-1)
      if (last === undefined || (!last.isTurn && last.seat !== step.seat))
        groups.push({ seat: step.seat, isTurn: false, cues: [] })
      const group = groups.at(-1)
      const cue = group?.cues.at(-1)
      if (cue?.step === index) cue.events.push(event)
      else group?.cues.push({ step: index, events: [event] })
    }
  }
  return groups
    .map(({ seat: who, cues }) => ({ seat: who, cues: cues.filter(({ events }) => events.some(isTold)) }))
    .filter(({ seat: who, cues }) => who >= 0 && cues.length > 0)
}

export function eventsIn({ cues }: Beat): readonly Event[] {
  return cues.flatMap(({ events }) => events)
}
