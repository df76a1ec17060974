import type { Engine, View } from '@charterstone/engine'

/**
 * A whole state that agrees with a bot's view, with invented hidden cards. It comes only from `determinise`, and no other
 * file of this package knows that it is a state.
 */
export type World = ReturnType<Engine['determinise']>

/** The winners of this game are declared; what is still asked belongs to no turn. */
export function hasResult({ legacy }: Pick<View, 'legacy'>): boolean {
  return legacy.history.at(-1)?.game === legacy.game
}

export function imagine(engine: Engine, view: View, seed: number): World {
  return engine.determinise(view, seed)
}
