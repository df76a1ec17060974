import type { Revelation } from '../loop/revelation.ts'
import { PERSON, type StepHead } from './step.ts'

/** The part of a step that decides about undo. Bots and automas go back with the person before them. */
export type UndoStep = Pick<StepHead, 'number' | 'seat' | 'by' | 'reveals'>

/** Why an undo is not free. */
export const UNDO_REASONS = [
  'crate',
  'story',
  'die',
  'look',
  'card',
  'candle',
  'shuffle',
  'other-person',
  'nothing-yet',
] as const satisfies readonly (Revelation | 'other-person' | 'nothing-yet')[]
export type UndoReason = (typeof UNDO_REASONS)[number]

/** Whether a seat may take back its last answer; `to` is the number of answers of the game that stay. */
export type Undo =
  | { readonly kind: 'free'; readonly to: number }
  /** Only if all persons at the table agree; a single person agrees alone. */
  | { readonly kind: 'consent'; readonly to: number; readonly why: UndoReason }
  | { readonly kind: 'none'; readonly why: UndoReason }

/** The undo of a seat: its own last answer, with every step after it (D6). */
export function undoOf(steps: readonly UndoStep[], seat: number): Undo {
  // Loops, because every answer asks this for every seat.
  let index = steps.length - 1
  while (index >= 0 && !isOf(steps[index], seat)) index -= 1
  const last = steps[index]
  if (last === undefined) return { kind: 'none', why: 'nothing-yet' }
  const to = last.number - 1
  const why = obstacle(steps, index, seat)
  return why === null ? { kind: 'free', to } : { kind: 'consent', to, why }
}

/** The undo when all persons share one screen: the last person who answered takes back. */
export function undoAtOneScreen(steps: readonly UndoStep[]): Undo {
  return undoOf(steps, steps.findLast(({ by }) => by === PERSON)?.seat ?? -1)
}

/** Whether a seat may go back to `to` answers without consent: the first answer taken back is its own. */
export function isFreeToUndo(steps: readonly UndoStep[], seat: number, to: number): boolean {
  const index = steps.findIndex(({ number }) => number === to + 1)
  const first = steps[index]
  return first?.by === PERSON && first.seat === seat && obstacle(steps, index, seat) === null
}

function isOf(step: UndoStep | undefined, seat: number): boolean {
  return step?.by === PERSON && step.seat === seat
}

/** The newest reason against taking back the steps from `first` on. */
function obstacle(steps: readonly UndoStep[], first: number, seat: number): UndoReason | null {
  for (let index = steps.length - 1; index >= first; index--) {
    const step = steps[index]
    if (step === undefined) continue
    if (step.reveals !== null) return step.reveals
    if (step.by === PERSON && step.seat !== seat) return 'other-person'
  }
  return null
}
