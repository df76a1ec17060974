import { type Catalogue, CHARTERS, type Charter } from '@charterstone/engine'
import { marginOf } from '../balance/margin.ts'
import type { ObservedGame } from '../balance/observation.ts'
import { type Estimate, type Pair, ratioOf } from '../statistics/estimate.ts'
import { mean, sum } from '../statistics/sum.ts'
import type { TrialResult } from './trial.ts'

/** VP of a charter's seat above the mean of the others, as if nothing had been changed. */
export type CharterMargin = { readonly charter: Charter; readonly margin: Estimate; readonly games: number }

export type Margins = {
  readonly charters: readonly CharterMargin[]
  /** VP that a charter gains on the others when all its buildings that stand are better by one step in sum. */
  readonly homeSlope: Estimate
}

/** One seat in one match. */
type SeatPoint = {
  readonly charter: number
  readonly margin: number
  readonly home: number
  readonly games: number
}

/**
 * The margin is regressed on the changes at home less those at the homes of the others, within each charter. What the draws
 * brought is then taken out of the margins.
 */
export function charterMargins(catalogue: Catalogue, results: readonly TrialResult[]): Margins {
  const matches = results.map((result) => pointsOf(catalogue, result))
  const points = matches.flat()
  const centres = CHARTERS.map((_, charter) => centreOf(points.filter((point) => point.charter === charter)))
  const homeSlope = ratioOf(matches.map((seats) => slopePair(seats, centres)))
  return {
    homeSlope,
    charters: CHARTERS.map((charter, index) => {
      const own = points.filter((point) => point.charter === index)
      return {
        charter,
        games: sum(own.map(({ games }) => games)),
        margin: ratioOf(
          own.map(({ margin, home, games }): Pair => [(margin - homeSlope.value * home) * games, games]),
        ),
      }
    }),
  }
}

type Centre = { readonly home: number; readonly margin: number }

/** What a match adds to the sums of the regression. */
function slopePair(seats: readonly SeatPoint[], centres: readonly Centre[]): Pair {
  const centred = seats.map(({ charter, home, margin, games }) => ({
    x: home - (centres[charter]?.home ?? 0),
    y: margin - (centres[charter]?.margin ?? 0),
    games,
  }))
  return [
    sum(centred.map(({ x, y, games }) => x * y * games)),
    sum(centred.map(({ x, games }) => x * x * games)),
  ]
}

function centreOf(points: readonly SeatPoint[]): Centre {
  const games = Math.max(1, sum(points.map((point) => point.games)))
  return {
    home: sum(points.map((point) => point.home * point.games)) / games,
    margin: sum(points.map((point) => point.margin * point.games)) / games,
  }
}

function pointsOf(catalogue: Catalogue, result: TrialResult): SeatPoint[] {
  const { games } = result.observation
  const charters = games[0]?.charters ?? []
  const homes = charters.map((charter) => homeChange(catalogue, result, CHARTERS[charter]))
  return charters.map((charter, seat) => ({
    charter,
    margin: mean(games.map((game: ObservedGame) => marginOf(game, seat))),
    home: (homes[seat] ?? 0) - mean(homes.filter((_, other) => other !== seat)),
    games: games.length,
  }))
}

/** The changes of a charter's buildings, each as far as it stood. */
function homeChange(
  { buildings }: Catalogue,
  { draw, observation: { uses, standing } }: TrialResult,
  home: Charter | undefined,
): number {
  const placements = Math.max(1, sum(Object.values(uses).map((times) => times ?? 0)))
  return sum(
    buildings
      .filter(({ charter }) => charter === home)
      .map(({ number }) => ((draw[number] ?? 0) * (standing[number] ?? 0)) / placements),
  )
}
