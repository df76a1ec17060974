import { FITTED_WIN, netValue, readNet, sharesOf, WIN_INPUT_COUNT } from '@charterstone/bots'
import type { WinGame } from './win-game.ts'
import { positionsOf, type WinPosition } from './win-set.ts'

/** What was predicted for one tenth of the scale, and what came. */
export type Tenth = { readonly count: number; readonly predicted: number; readonly won: number }

/** How well wins are predicted in some games. Log losses are per position; `even` gives every seat the same chance. */
export type Calibration = {
  readonly games: number
  readonly positions: number
  readonly loss: number
  /** The lead in VP alone, with the slope that suits these very games best. */
  readonly vpLoss: number
  readonly evenLoss: number
  readonly tenths: readonly Tenth[]
}

type Predict = (position: WinPosition) => readonly number[]

export function calibrationOf(games: readonly WinGame[]): Calibration {
  const positions = positionsOf(games)
  const predict = fitted()
  const slopes = Array.from({ length: 30 }, (_, index) => 0.02 * 1.12 ** index)
  return {
    games: games.length,
    positions: positions.length,
    loss: lossOf(positions, predict),
    vpLoss: Math.min(...slopes.map((slope) => lossOf(positions, byPoints(slope)))),
    evenLoss: lossOf(positions, byPoints(0)),
    tenths: tenthsOf(positions, predict),
  }
}

function fitted(): Predict {
  const net = readNet(FITTED_WIN.wins)
  const sums = new Float64Array(Math.max(1, net.units))
  return ({ game, first }) =>
    sharesOf(
      Array.from({ length: game.seats }, (_, seat) =>
        netValue(net, game.rows, sums, (first + seat) * WIN_INPUT_COUNT),
      ),
    )
}

function byPoints(slope: number): Predict {
  return ({ game, first }) =>
    sharesOf(Array.from({ length: game.seats }, (_, seat) => slope * (game.vp[first + seat] ?? 0)))
}

const LEAST = 1e-6

function lossOf(positions: readonly WinPosition[], predict: Predict): number {
  let total = 0
  for (const position of positions)
    predict(position).forEach((share, seat) => {
      const won = position.game.won[seat] ?? 0
      if (won > 0) total -= won * Math.log(Math.max(LEAST, share))
    })
  return total / Math.max(1, positions.length)
}

function tenthsOf(positions: readonly WinPosition[], predict: Predict): Tenth[] {
  const sums = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, won: 0 }))
  for (const position of positions)
    predict(position).forEach((share, seat) => {
      const sum = sums[Math.min(9, Math.floor(share * 10))]
      if (sum === undefined) return
      sum.count += 1
      sum.predicted += share
      sum.won += position.game.won[seat] ?? 0
    })
  return sums.map(({ count, predicted, won }) => ({
    count,
    predicted: predicted / Math.max(1, count),
    won: won / Math.max(1, count),
  }))
}
