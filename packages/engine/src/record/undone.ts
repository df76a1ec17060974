import type { Engine } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import type { State } from '../state/state.ts'

/** Answers of a game that were taken back. */
export type Undone = {
  readonly seat: number
  /** How many answers stayed. */
  readonly to: number
  /** What was taken back, in order. */
  readonly answers: readonly string[]
  /** Whether it went beyond what is free: all persons agreed, or the only one did. */
  readonly consent: boolean
}

/** A game remembers the last ones; who goes back and forth without end fills no disk. */
const KEPT = 200

export function withUndone(undone: readonly Undone[] | undefined, more: Undone): readonly Undone[] {
  return [...(undone ?? []), more].slice(-KEPT)
}

/** An undo as everybody may know it: what was taken back may have been a secret. */
export type TakenBack = Omit<Undone, 'answers'> & { readonly count: number }

export function takenBack(undone: readonly Undone[] | undefined): readonly TakenBack[] {
  return (undone ?? []).map(({ seat, to, answers, consent }) => ({
    seat,
    to,
    count: answers.length,
    consent,
  }))
}

type Row = { readonly events: readonly Event[] }

/**
 * A log with its undos told. Each is told behind the answer that it led back to, or further up when a later one went
 * further back. `persons` is how many people play: alone one agrees with oneself.
 */
export function tellTakenBack<Told extends Row>(
  rows: readonly Told[],
  answersAfter: (row: Told) => number,
  taken: readonly TakenBack[],
  persons: number,
): readonly Told[] {
  const first = rows[0]
  if (taken.length === 0 || first === undefined) return rows
  const places = placesOf(taken, answersAfter(first))
  return rows.map((row) => {
    const here = taken.filter((_, index) => places[index] === answersAfter(row))
    return here.length === 0
      ? row
      : { ...row, events: [...row.events, ...here.map((each) => eventOf(each, persons))] }
  })
}

/** Behind how many answers each is told; whatever lies before the first row is told there. */
function placesOf(taken: readonly TakenBack[], first: number): readonly number[] {
  let place = Number.POSITIVE_INFINITY
  return taken
    .toReversed()
    .map(({ to }) => {
      place = Math.min(place, to)
      return Math.max(place, first)
    })
    .toReversed()
}

function eventOf({ seat, count, consent }: TakenBack, persons: number): Event {
  return { kind: 'took-back', seat, count, by: consent ? (persons > 1 ? 'all' : 'alone') : 'free' }
}

/** Where answers lead that have been taken before. */
export function playAgain(engine: Engine, start: State, answers: readonly string[]): State {
  const state = engine.clone(start)
  for (const key of answers) {
    const refusal = engine.apply(state, key)
    if (refusal !== undefined) throw new Error(`${key} is ${refusal.reason} on replay`)
  }
  return state
}
