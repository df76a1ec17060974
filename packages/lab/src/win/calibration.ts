import { type Net, netValue, sharesOf, WIN_INPUT_COUNT } from '@charterstone/bots'
import { sum } from '../statistics/sum.ts'
import type { WinGame } from './win-game.ts'

/** What was predicted for one tenth of the scale, and what came. */
export type Tenth = {
  readonly count: number
  readonly predicted: number
  readonly won: number
  /** Half of the 95 % interval of the difference. */
  readonly within: number
}

/** How well wins are predicted in some games. Log losses are per position; `even` gives every seat the same chance. */
export type Calibration = {
  readonly games: number
  readonly positions: number
  readonly loss: number
  /** The lead in VP alone, with the slope that suits these very games best. */
  readonly vpLoss: number
  readonly evenLoss: number
  /** The share by which the loss is below that of the lead, and half of its 95 % interval. */
  readonly better: number
  readonly betterWithin: number
  readonly tenths: readonly Tenth[]
}

/** Chances by seat in the position of a game that begins at this row. */
export type Predict = (game: WinGame, first: number) => readonly number[]

const SLOPES = Array.from({ length: 30 }, (_, index) => 0.02 * 1.12 ** index)

/** The positions of a game share its result, so intervals take the game as the unit. */
export function calibrationOf(games: readonly WinGame[], predict: Predict): Calibration {
  const losses = games.map((game) => lossOf(game, predict))
  const vpLosses = SLOPES.map((slope) => games.map((game) => lossOf(game, byPoints(slope)))).reduce(
    (best, other) => (sum(other) < sum(best) ? other : best),
  )
  const positions = Math.max(1, sum(games.map((game) => game.positions)))
  const share = sum(losses) / sum(vpLosses)
  const errors = losses.map((loss, index) => loss - share * (vpLosses[index] ?? 0))
  return {
    games: games.length,
    positions,
    loss: sum(losses) / positions,
    vpLoss: sum(vpLosses) / positions,
    evenLoss: sum(games.map((game) => lossOf(game, byPoints(0)))) / positions,
    better: 1 - share,
    betterWithin: halfInterval(errors, sum(vpLosses)),
    tenths: tenthsOf(games, predict),
  }
}

/** The prediction of a net of strengths. */
export function predictionOf(net: Net): Predict {
  const sums = new Float64Array(Math.max(1, net.units))
  return (game, first) =>
    sharesOf(
      Array.from({ length: game.seats }, (_, seat) =>
        netValue(net, game.rows, sums, (first + seat) * WIN_INPUT_COUNT),
      ),
    )
}

function byPoints(slope: number): Predict {
  return (game, first) =>
    sharesOf(Array.from({ length: game.seats }, (_, seat) => slope * (game.vp[first + seat] ?? 0)))
}

const LEAST = 1e-6

function lossOf(game: WinGame, predict: Predict): number {
  let total = 0
  for (let position = 0; position < game.positions; position++)
    predict(game, position * game.seats).forEach((share, seat) => {
      const won = game.won[seat] ?? 0
      if (won > 0) total -= won * Math.log(Math.max(LEAST, share))
    })
  return total
}

function tenthsOf(games: readonly WinGame[], predict: Predict): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, won: 0, errors: [0] }))
  for (const game of games) {
    for (const { errors } of tenths) errors.push(0)
    for (let position = 0; position < game.positions; position++)
      predict(game, position * game.seats).forEach((share, seat) => {
        const tenth = tenths[Math.min(9, Math.floor(share * 10))]
        if (tenth === undefined) return
        const won = game.won[seat] ?? 0
        tenth.count += 1
        tenth.predicted += share
        tenth.won += won
        tenth.errors.push((tenth.errors.pop() ?? 0) + won - share)
      })
  }
  return tenths.map(({ count, predicted, won, errors }) => ({
    count,
    predicted: predicted / Math.max(1, count),
    won: won / Math.max(1, count),
    within: halfInterval(errors, Math.max(1, count)),
  }))
}

/** For a sum of independent errors, divided by a total. */
function halfInterval(errors: readonly number[], total: number): number {
  return (1.96 * Math.sqrt(sum(errors.map((error) => error * error)))) / total
}
