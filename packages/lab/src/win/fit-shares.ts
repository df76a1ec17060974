import { emptyNet, type Net, sharesOf, WIN_INPUT_COUNT } from '@charterstone/bots'
import { solve } from './solve.ts'
import type { WinGame } from './win-game.ts'
import { positionsOf, type WinPosition } from './win-set.ts'

/** How strongly the weight of each input is drawn to 0: what a weight of 1 costs, in the log loss of one game. */
export type Pull = (input: number) => number

const MOST_STEPS = 12
const SMALL_CHANGE = 1e-4
/** Keeps the equations solvable where an input is 0 in all games. */
const LEAST_PULL = 1e-3

/**
 * Fits the strengths of seats, sums of their inputs, to who won. Newton's steps lead to the one best sum from any start; a near one
 * saves time.
 */
export function fitShares(games: readonly WinGame[], pull: Pull, start: Net | null = null): Net {
  const net = emptyNet(WIN_INPUT_COUNT, 0)
  const weights = net.direct
  if (start !== null) weights.set(start.direct)
  const positions = positionsOf(games)
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slopes, curves } = equationsOf(positions, weights)
    for (let input = 0; input < WIN_INPUT_COUNT; input++) {
      const pulled = 2 * Math.max(LEAST_PULL, pull(input))
      slopes[input] = (slopes[input] ?? 0) - pulled * (weights[input] ?? 0)
      const diagonal = input * (WIN_INPUT_COUNT + 1)
      curves[diagonal] = (curves[diagonal] ?? 0) + pulled
    }
    const changes = solve(curves, slopes)
    let most = 0
    for (let input = 0; input < WIN_INPUT_COUNT; input++) {
      const change = changes[input] ?? 0
      weights[input] = (weights[input] ?? 0) + change
      most = Math.max(most, Math.abs(change))
    }
    if (most < SMALL_CHANGE) break
  }
  return net
}

type Equations = { readonly slopes: Float64Array; readonly curves: Float64Array }

/** The equations while they are summed up, with the seat that is added. */
type Sums = Equations & {
  /** How far each input of the seat is from the mean of the position. */
  readonly off: Float64Array
  /** The inputs in which it differs; many are the same for all seats, and cost nothing. */
  readonly differing: Int32Array
}

/** Slopes and curvature of the log likelihood. Every game counts once, however many of its positions are kept. */
function equationsOf(positions: readonly WinPosition[], weights: Float64Array): Equations {
  const sums: Sums = {
    slopes: new Float64Array(WIN_INPUT_COUNT),
    curves: new Float64Array(WIN_INPUT_COUNT * WIN_INPUT_COUNT),
    off: new Float64Array(WIN_INPUT_COUNT),
    differing: new Int32Array(WIN_INPUT_COUNT),
  }
  const { off } = sums
  const mean = new Float64Array(WIN_INPUT_COUNT)
  for (const position of positions) {
    const { game, first } = position
    const shares = sharesOf(
      Array.from({ length: game.seats }, (_, seat) => sumOf(game.rows, first + seat, weights)),
    )
    mean.fill(0)
    shares.forEach((share, seat) => {
      const from = (first + seat) * WIN_INPUT_COUNT
      for (let input = 0; input < WIN_INPUT_COUNT; input++)
        mean[input] = (mean[input] ?? 0) + share * (game.rows[from + input] ?? 0)
    })
    shares.forEach((share, seat) => {
      const from = (first + seat) * WIN_INPUT_COUNT
      for (let input = 0; input < WIN_INPUT_COUNT; input++)
        off[input] = (game.rows[from + input] ?? 0) - (mean[input] ?? 0)
      addSeat(sums, ((game.won[seat] ?? 0) - share) / game.positions, share / game.positions)
    })
  }
  return sums
}

function sumOf(rows: Float32Array, row: number, weights: Float64Array): number {
  const from = row * WIN_INPUT_COUNT
  let sum = 0
  for (let input = 0; input < WIN_INPUT_COUNT; input++)
    sum += (rows[from + input] ?? 0) * (weights[input] ?? 0)
  return sum
}

const SAME = 1e-9

function addSeat({ slopes, curves, off, differing }: Sums, error: number, share: number): void {
  let count = 0
  for (let input = 0; input < WIN_INPUT_COUNT; input++)
    if (Math.abs(off[input] ?? 0) > SAME) differing[count++] = input
  for (let a = 0; a < count; a++) {
    const input = differing[a] ?? 0
    const x = off[input] ?? 0
    slopes[input] = (slopes[input] ?? 0) + error * x
    const scaled = share * x
    const from = input * WIN_INPUT_COUNT
    for (let b = 0; b <= a; b++) {
      const other = differing[b] ?? 0
      curves[from + other] = (curves[from + other] ?? 0) + scaled * (off[other] ?? 0)
    }
  }
}
