import type { Event } from '@charterstone/engine'
import type { TableStep } from './game-in-progress.ts'
import { entryFor } from './seat-view.ts'

/** A step as text, for the seats that may know its key and for the others. */
export type EntryText = { readonly seq: number; readonly textFor: (seat: number) => string }

const NO_SEAT = -2

export function entryText(game: number, step: TableStep, events: readonly Event[]): EntryText {
  const own = JSON.stringify(entryFor(step.seat, game, step, events))
  const others = step.isSecret ? JSON.stringify(entryFor(NO_SEAT, game, step, events)) : own
  return { seq: step.seq, textFor: (seat) => (seat === step.seat ? own : others) }
}
