import type { Engine, View } from '@charterstone/engine'

/**
 * What a bot imagines: a whole state that agrees with its view. It comes from `determinise` and from nowhere else,
 * and this is the only place in the package that knows what it is made of.
 */
export type World = ReturnType<Engine['determinise']>

export function imagine(engine: Engine, view: View, seed: number): World {
  return engine.determinise(view, seed)
}
