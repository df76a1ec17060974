import type { Event } from '@charterstone/engine'
import type { TableStep } from './game-in-progress.ts'
import { entryFor } from './seat-view.ts'

/** A step as text, for the seat that may know its key and for the others. */
export type EntryText = {
  readonly seq: number
  /** The only seat that may know its key; null when all may. */
  readonly secretOf: number | null
  readonly textFor: (seat: number) => string
}

const NO_SEAT = -2

export function entryText(game: number, step: TableStep, events: readonly Event[]): EntryText {
  const own = JSON.stringify(entryFor(step.seat, game, step, events))
  const others = step.isSecret ? JSON.stringify(entryFor(NO_SEAT, game, step, events)) : own
  return {
    seq: step.seq,
    secretOf: step.isSecret ? step.seat : null,
    textFor: (seat) => (seat === step.seat ? own : others),
  }
}
