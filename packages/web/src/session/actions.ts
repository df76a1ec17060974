import { type ClosedOption, type Event, isRevelation, type View, type Warning } from '@charterstone/engine'
import { currentConductor } from './conductor.ts'

/** Answers what is asked of the person at the screen with the key of an option, or `name:` and a name. */
export async function answer(key: string): Promise<void> {
  await currentConductor()?.answer(key)
}

/** Back to the last choice of a person, unless something has been revealed since. */
export async function undo(): Promise<void> {
  await currentConductor()?.undo()
}

/** After the end of a game. */
export async function packUp(): Promise<void> {
  await currentConductor()?.packUp()
}

/** Sets up the next game. */
export async function startGame(): Promise<void> {
  await currentConductor()?.startGame()
}

/** What cannot be chosen now, and why. */
export function closedOptions(): readonly ClosedOption[] {
  const standing = currentConductor()?.standing() ?? null
  return standing === null ? [] : standing.engine.closed(standing.state)
}

/** What can be chosen now and would give nothing, and why. */
export function uselessOptions(): readonly Warning[] {
  const standing = currentConductor()?.standing() ?? null
  return standing === null ? [] : standing.engine.warnings(standing.state)
}

export type Foreseen = {
  readonly events: readonly Event[]
  /** The table after the answer; null when something hidden comes in between. */
  readonly view: View | null
}

/** What an answer will lead to, as far as it can be known: up to the first thing that is still hidden. */
export function foresee(key: string): Foreseen {
  const standing = currentConductor()?.standing() ?? null
  if (standing === null) return { events: [], view: null }
  const { engine, state, seat } = standing
  const next = engine.clone(state)
  const events: Event[] = []
  if (engine.apply(next, key, events) !== undefined) return { events: [], view: null }
  const hidden = events.findIndex(isRevelation)
  if (hidden >= 0) return { events: events.slice(0, hidden), view: null }
  return { events, view: engine.view(next, seat) }
}
