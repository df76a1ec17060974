import type { Engine, View } from '@charterstone/engine'

/**
 * A whole state that agrees with a bot's view, with invented hidden cards. It comes only from `determinise`, and no other
 * file of this package knows that it is a state.
 */
export type World = ReturnType<Engine['determinise']>

export function imagine(engine: Engine, view: View, seed: number): World {
  return engine.determinise(view, seed)
}
