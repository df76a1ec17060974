import { type CardType, cardTypeOf, type Option, type State } from '@charterstone/engine'
import type { Ruleset } from '../ruleset.ts'
import { count, type Observation } from './observation.ts'

/** A free pick: face-up cards of at least two types to choose from. */
export function notePick(
  { engine, catalogue }: Ruleset,
  { offered, taken }: Observation,
  state: State,
  key: string,
): void {
  const kind = state.pending?.kind
  if (kind !== 'card' && kind !== 'start-thing' && kind !== 'card-looked') return
  const typeOf = (option: Option | null): CardType | undefined => {
    if (option?.kind !== 'card' || option.verb !== 'take') return undefined
    return cardTypeOf(catalogue, option.card)
  }
  const types = new Set(engine.options(state).flatMap((option) => typeOf(option) ?? []))
  const chosen = typeOf(engine.optionOf(state, key))
  if (types.size < 2 || chosen === undefined) return
  for (const type of types) count(offered, type)
  count(taken, chosen)
}
