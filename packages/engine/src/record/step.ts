import type { Engine, Refusal } from '../engine.ts'
import type { Decision } from '../loop/decision.ts'
import type { Event } from '../loop/event.ts'
import { type Revelation, revelationIn } from '../loop/revelation.ts'
import type { State } from '../state/state.ts'

/** `by` of a step that a person answered. Bots have their names there. */
export const PERSON = 'person'

/** A step without its events, which can be computed again from the answers. */
export type StepHead = {
  /** The number of answers given in this game, this one included. 0 for the set-up of the game. */
  readonly number: number
  /** The seat that answered; -1 for the beginning. */
  readonly seat: number
  /** The key of the answer; null for the beginning. */
  readonly key: string | null
  /** `person` or the name of a bot; empty for the beginning. */
  readonly by: string
  /** Whether only that seat may know the key. */
  readonly isSecret: boolean
  /** What the answer revealed to any seat; null for nothing. */
  readonly reveals: Revelation | null
}

/** One answer of a game and what it caused. The first step is the beginning: the set-up, or where the rules changed. */
export type Step = StepHead & { readonly events: readonly Event[] }

/** The step before the first answer; `number` is above 0 when the rules changed in the middle of the game. */
export function beginningStep(number: number, events: readonly Event[]): Step {
  return { number, seat: -1, key: null, by: '', isSecret: false, reveals: null, events }
}

/** The step of an answer to a decision. */
export function answerStep(
  asked: Decision | null,
  answer: Pick<StepHead, 'number' | 'by'> & { readonly key: string },
  events: readonly Event[],
): Step {
  // Field by field: every answer makes one, and a spread is slower.
  const { number, key, by } = answer
  return {
    number,
    key,
    by,
    seat: asked?.seat ?? -1,
    isSecret: asked?.secret === true,
    reveals: revelationIn(events),
    events,
  }
}

/** A step and the state after it. */
export type StepResult = { readonly state: State; readonly step: Step }

/** Applies an answer to a copy of the state. */
export function takeStep(
  engine: Engine,
  state: State,
  answer: Pick<StepHead, 'number' | 'by'> & { readonly key: string },
): StepResult | Refusal {
  const next = engine.clone(state)
  const events: Event[] = []
  const refusal = engine.apply(next, answer.key, events)
  return refusal ?? { state: next, step: answerStep(state.pending, answer, events) }
}

/** Tells a refused answer from its result. */
export function isRefusal(outcome: object | Refusal): outcome is Refusal {
  return 'reason' in outcome
}
