import { numbersBySlug } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Event } from '../loop/event.ts'
import { readPlace } from '../option/read-option.ts'

/** One undo of a game, as the record keeps it. */
export type UndoEntry = {
  readonly seat: number
  /** The number of answers that stayed. */
  readonly to: number
  /** The answers taken back, in order. */
  readonly answers: readonly string[]
  /** Whether it went beyond what is free: all persons agreed, or the only one did. */
  readonly consent: boolean
}

/** A game keeps its latest undos, so that endless undoing fills no disk. */
const MAX_KEPT = 200

export function addUndo(undos: readonly UndoEntry[] | undefined, undo: UndoEntry): readonly UndoEntry[] {
  return [...(undos ?? []), undo].slice(-MAX_KEPT)
}

/** An undo without its answers, which may be secret: every seat may see it. Where a worker stood was never secret. */
export type PublicUndo = Omit<UndoEntry, 'answers'> & { readonly count: number; readonly building?: number }

export function publicUndos(
  undos: readonly UndoEntry[] | undefined,
  catalogue: Catalogue,
): readonly PublicUndo[] {
  if (undos === undefined) return []
  const numbers = numbersBySlug(catalogue)
  return undos.map(({ seat, to, answers, consent }) => {
    const building = answers.map((key) => readPlace(numbers, key)).find((number) => number > 0)
    return { seat, to, count: answers.length, consent, ...(building !== undefined && { building }) }
  })
}

type Row = { readonly events: readonly Event[] }

/**
 * A log with an event for each undo. It follows the step that the undo led back to, or an earlier step when a later undo
 * went further back. `persons` is the number of people who play: a single person agrees alone.
 */
export function withUndoEvents<LogRow extends Row>(
  rows: readonly LogRow[],
  numberOf: (row: LogRow) => number,
  undos: readonly PublicUndo[],
  persons: number,
): readonly LogRow[] {
  const first = rows[0]
  if (undos.length === 0 || first === undefined) return rows
  const numbers = stepNumbers(undos, numberOf(first))
  return rows.map((row) => {
    const here = undos.filter((_, index) => numbers[index] === numberOf(row))
    return here.length === 0
      ? row
      : { ...row, events: [...row.events, ...here.map((undo) => eventOf(undo, persons))] }
  })
}

/** The number of the step that each undo follows; never one before the first row. */
function stepNumbers(undos: readonly PublicUndo[], first: number): readonly number[] {
  let number = Number.POSITIVE_INFINITY
  return undos
    .toReversed()
    .map(({ to }) => {
      number = Math.min(number, to)
      return Math.max(number, first)
    })
    .toReversed()
}

function eventOf({ seat, count, consent, building }: PublicUndo, persons: number): Event {
  const by = consent ? (persons > 1 ? 'all' : 'alone') : 'free'
  return { kind: 'took-back', seat, count, by, ...(building !== undefined && { building }) }
}
