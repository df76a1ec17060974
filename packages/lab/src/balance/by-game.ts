import { type Estimate, type Pair, ratioOf } from '../statistics/estimate.ts'
import { quantile } from '../statistics/quantile.ts'
import { mean } from '../statistics/sum.ts'
import { marginOf } from './margin.ts'
import type { Observation, ObservedGame } from './observation.ts'
import { turnOrderOf } from './win-shares.ts'

/** A mean of one game of the campaign, and what 10 % and 90 % of the games stay below. */
export type GameSpread = Estimate & { readonly game: number; readonly p10: number; readonly p90: number }

export type ByGame = {
  readonly winners: readonly GameSpread[]
  /** VP of all seats. */
  readonly everybody: readonly GameSpread[]
  readonly turnsPerSeat: readonly GameSpread[]
  readonly minutes: readonly GameSpread[]
  readonly builtPerSeat: Growth
  readonly cratesPerSeat: Growth
  /** VP of each place in turn order above the mean of the others, the first player first. */
  readonly placeMargins: readonly { readonly game: number; readonly places: readonly Estimate[] }[]
}

/** What a seat builds or opens in a game. */
export type Growth = { readonly byGame: readonly GameSpread[]; readonly games1to8: Estimate }

const GROWING = 8
const SECONDS = 60

export function byGame(observations: readonly Observation[], seats: number, secondsPerTurn: number): ByGame {
  const all = (measure: (game: ObservedGame) => number): GameSpread[] => spreadsOf(observations, measure)
  const growth = (measure: (game: ObservedGame) => number): Growth => ({
    byGame: all(measure),
    games1to8: ratioOf(pairsOf(observations, ({ game }) => game <= GROWING, measure)),
  })
  return {
    winners: all(({ vp }) => Math.max(...vp)),
    everybody: all(({ vp }) => mean(vp)),
    turnsPerSeat: all(({ turns }) => mean(turns)),
    minutes: all(({ turns }) => (turns.reduce((sum, own) => sum + own, 0) * secondsPerTurn) / SECONDS),
    builtPerSeat: growth(({ built, vp }) => built / vp.length),
    cratesPerSeat: growth(({ crates, vp }) => crates / vp.length),
    placeMargins: gamesOf(observations).map((game) => ({
      game,
      places: Array.from({ length: seats }, (_, index) =>
        ratioOf(pairsOf(observations, (each) => each.game === game, marginOfPlace(index))),
      ),
    })),
  }
}

function marginOfPlace(place: number): (game: ObservedGame) => number {
  return (game) =>
    marginOf(
      game,
      game.vp.findIndex((_, seat) => turnOrderOf(game, seat) === place),
    )
}

function gamesOf(observations: readonly Observation[]): number[] {
  const games = new Set(observations.flatMap((observation) => observation.games.map(({ game }) => game)))
  return [...games].sort((a, b) => a - b)
}

function spreadsOf(
  observations: readonly Observation[],
  measure: (game: ObservedGame) => number,
): GameSpread[] {
  return gamesOf(observations).map((game) => {
    const isThis = (each: ObservedGame): boolean => each.game === game
    const values = observations.flatMap(({ games }) => games.filter(isThis).map(measure))
    return {
      game,
      ...ratioOf(pairsOf(observations, isThis, measure)),
      p10: quantile(values, 0.1),
      p90: quantile(values, 0.9),
    }
  })
}

function pairsOf(
  observations: readonly Observation[],
  isCounted: (game: ObservedGame) => boolean,
  measure: (game: ObservedGame) => number,
): Pair[] {
  return observations.map(({ games }) => {
    const counted = games.filter(isCounted)
    return [counted.reduce((sum, game) => sum + measure(game), 0), counted.length]
  })
}
