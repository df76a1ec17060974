import type { Engine, Event, Revelation, State, StepHead, UndoEntry } from '@charterstone/engine'

/** One answer of the game on the table. */
export type Given = {
  readonly seq: number
  readonly at: number
  readonly seat: number
  readonly key: string
  readonly by: string
  /** Only that seat may know the key. */
  readonly isSecret: boolean
  /** What it made known to anybody. Tables kept by an earlier version say only whether it did. */
  readonly reveals: Revelation | boolean
}

/** The game on the table: how it began here, and what was answered since. Events are worked out when they are asked for. */
export type Course = {
  readonly game: number
  readonly start: State
  /** Answers given before `start`; they cannot be looked at any more. */
  readonly offset: number
  readonly seq: number
  /** The entry that last took something back; that of the beginning when none did. */
  readonly rewound: number
  readonly at: number
  readonly opening: readonly Event[]
  readonly given: readonly Given[]
  /** What was taken back in this game; left out when nothing was. */
  readonly undone?: readonly UndoEntry[]
}

export type Step = { readonly state: State; readonly given: Given | null; readonly events: readonly Event[] }

export function stepsOf({ offset, given }: Course): number {
  return offset + given.length
}

/** Plays the game again; the visitor sees the state after each step and stops by answering false. */
export function replay(engine: Engine, course: Course, visit: (step: Step, number: number) => boolean): void {
  const state = engine.clone(course.start)
  if (!visit({ state, given: null, events: course.opening }, course.offset)) return
  for (const [index, given] of course.given.entries()) {
    const events: Event[] = []
    const refusal = engine.apply(state, given.key, events)
    if (refusal !== undefined) throw new Error(`answer ${given.seq} is ${refusal.reason} on replay`)
    if (!visit({ state, given, events }, course.offset + index + 1)) return
  }
}

/** The state after so many answers; null when it cannot be looked at. */
export function stateAt(engine: Engine, course: Course, step: number): State | null {
  let found: State | null = null
  if (step < course.offset || step > stepsOf(course)) return null
  replay(engine, course, ({ state }, number) => {
    if (number === step) found = state
    return number < step
  })
  return found
}

/** The answers since `start`, as far as taking back is concerned. */
export function undoSteps({ offset, given }: Course): readonly StepHead[] {
  return given.map(({ seat, by, key, isSecret, reveals }, index) => ({
    number: offset + index + 1,
    seat,
    key,
    by,
    isSecret,
    reveals: reveals === true ? 'card' : reveals === false ? null : reveals,
  }))
}
