import type { Engine, State } from '@charterstone/engine'
import type { Game } from '../../session/game.ts'

/** Which world is imagined does not matter: nothing that is hidden in it is ever shown. */
const SEED = 1

/**
 * The turn of the person at the screen, the one that is on or the next, while the other seats stand still. It is imagined
 * from the view alone. Null where there is none.
 */
export function imaginedTurn(engine: Engine, { view, seat }: Game): State | null {
  if (seat < 0 || view.phase !== 'playing') return null
  const state = engine.determinise(view, SEED)
  return engine.passOthers(state, seat) && state.pending?.seat === seat ? state : null
}
