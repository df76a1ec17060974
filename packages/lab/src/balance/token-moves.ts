import { type Estimate, shareOf } from '../statistics/estimate.ts'
import { MOVERS, type Mover, type Observation } from './observation.ts'

/** Who moves the progress token: shares of its moves. */
export type TokenMoves = {
  readonly moves: Readonly<Record<Mover, number>>
  readonly dusk: Estimate
  /** Games in which dusk made no move at all. */
  readonly withoutDusk: Estimate
}

export function tokenMoves(observations: readonly Observation[]): TokenMoves {
  const share = (mover: Mover): Estimate =>
    shareOf(
      observations.map(({ games }) => [
        games.reduce((sum, { moves }) => sum + moves[mover], 0),
        games.reduce((sum, { moves }) => sum + MOVERS.reduce((all, each) => all + moves[each], 0), 0),
      ]),
    )
  return {
    moves: {
      play: share('play').value,
      dusk: share('dusk').value,
      noInfluence: share('noInfluence').value,
    },
    dusk: share('dusk'),
    withoutDusk: shareOf(
      observations.map(({ games }) => [games.filter(({ moves }) => moves.dusk === 0).length, games.length]),
    ),
  }
}
