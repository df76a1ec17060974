import type { Revelation } from '../loop/revelation.ts'

/** One answer of the game on the table, as far as taking back is concerned. */
export type UndoStep = {
  readonly seat: number
  /** Whether a person answered; bots and automas go back with the person before them. */
  readonly isPerson: boolean
  /** What the answer made known to anybody; null for nothing. */
  readonly reveals: Revelation | null
}

/** Why answers cannot simply be taken back. */
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

/** Whether a seat may take back its last answer; `to` is the number of answers that stay. */
export type Undo =
  | { readonly kind: 'free'; readonly to: number }
  /** Only if all persons at the table agree; a person alone gives their own consent. */
  | { readonly kind: 'consent'; readonly to: number; readonly why: UndoReason }
  | { readonly kind: 'none'; readonly why: UndoReason }

/** What a seat may take back: its own last answer, with all that came after it (D6). */
export function undoOf(steps: readonly UndoStep[], seat: number): Undo {
  const to = steps.findLastIndex((step) => step.isPerson && step.seat === seat)
  if (to < 0) return { kind: 'none', why: 'nothing-yet' }
  const why = bar(steps.slice(to), seat)
  return why === null ? { kind: 'free', to } : { kind: 'consent', to, why }
}

/** The same for several persons at one screen: the last person to answer takes back. */
export function undoAtOneScreen(steps: readonly UndoStep[]): Undo {
  return undoOf(steps, steps.findLast(({ isPerson }) => isPerson)?.seat ?? -1)
}

/** Whether a seat may go back to an earlier answer of its own without asking anybody. */
export function isFreeToUndo(steps: readonly UndoStep[], seat: number, to: number): boolean {
  const first = steps[to]
  return first?.isPerson === true && first.seat === seat && bar(steps.slice(to), seat) === null
}

/** The newest thing that stands against taking these answers back. */
function bar(taken: readonly UndoStep[], seat: number): UndoReason | null {
  const found = taken.findLast((step) => step.reveals !== null || (step.isPerson && step.seat !== seat))
  return found === undefined ? null : (found.reveals ?? 'other-person')
}
