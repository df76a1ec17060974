import type { Engine } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import type { State } from '../state/state.ts'
import type { StepHead } from './step.ts'

/** The game on the table: the state at its beginning and the steps since then. A client may keep more with each step. */
export type GameSoFar<Head extends StepHead = StepHead> = {
  readonly start: State
  readonly steps: readonly Head[]
}

export type ReplayedStep<Head> = {
  readonly step: Head
  readonly events: readonly Event[]
  /** Changes with the next step; clone it to keep it. */
  readonly state: State
}

/** Plays the answers again, one at a time. Throws when one is refused: they were accepted by the same rules before. */
export function* replaySteps<Head extends StepHead>(
  engine: Engine,
  { start, steps }: GameSoFar<Head>,
): Generator<ReplayedStep<Head>> {
  const state = engine.clone(start)
  for (const step of steps) {
    if (step.key === null) continue
    const events: Event[] = []
    const refusal = engine.apply(state, step.key, events)
    if (refusal !== undefined) throw new Error(`${step.key} is ${refusal.reason} on replay`)
    yield { step, events, state }
  }
}

/** The steps up to a number of answers, and the state after them. */
export function backTo<Head extends StepHead>(
  engine: Engine,
  { start, steps }: GameSoFar<Head>,
  to: number,
): { readonly state: State; readonly steps: readonly Head[] } {
  const kept = steps.filter(({ number }) => number <= to)
  let last: State | null = null
  for (const { state } of replaySteps(engine, { start, steps: kept })) last = state
  return { state: last ?? engine.clone(start), steps: kept }
}
