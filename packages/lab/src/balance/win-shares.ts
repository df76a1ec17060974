import { CHARTERS } from '@charterstone/engine'
import { type Estimate, type Pair, ratioOf, shareOf, shifted } from '../statistics/estimate.ts'
import { advantageOf, type MarginScale, marginOf, marginScaleOf } from './margin.ts'
import type { Observation, ObservedGame } from './observation.ts'

/** How well some of the seats did, for instance those of one charter. */
export type WinShare = {
  readonly name: string
  /** Games that these seats played. */
  readonly of: number
  /** Win share by margin, which is more exact than counted wins. */
  readonly byMargin: Estimate
  /** Wins counted; seats that tie share the win. */
  readonly counted: Estimate
  /** VP above the mean of the others. */
  readonly margin: Estimate
}

export function charterShares(observations: readonly Observation[], seats: number): WinShare[] {
  const scale = scaleOf(observations)
  return CHARTERS.map((name, charter) =>
    winShareOf(name, observations, scale, seats, (game, seat) => game.charters[seat] === charter),
  )
}

/** By place in turn order: the first is the first player. */
export function placeShares(observations: readonly Observation[], seats: number): WinShare[] {
  const scale = scaleOf(observations)
  return Array.from({ length: seats }, (_, index) =>
    winShareOf(`${index + 1}`, observations, scale, seats, (game, seat) => turnOrderOf(game, seat) === index),
  )
}

function scaleOf(observations: readonly Observation[]): MarginScale {
  return marginScaleOf(observations.flatMap(({ games }) => games))
}

function winShareOf(
  name: string,
  observations: readonly Observation[],
  scale: MarginScale,
  seats: number,
  isCounted: (game: ObservedGame, seat: number) => boolean,
): WinShare {
  const pairs = (measure: (game: ObservedGame, seat: number) => number): Pair[] =>
    observations.map(({ games }) => pairOf(games, isCounted, measure))
  const advantages = pairs((game, seat) => advantageOf(scale, game, seat))
  return {
    name,
    of: advantages.reduce((sum, [, played]) => sum + played, 0),
    byMargin: shifted(ratioOf(advantages), 1 / seats),
    counted: shareOf(pairs(winOf)),
    margin: ratioOf(pairs(marginOf)),
  }
}

/** The sum over the seats that count, and their number. */
function pairOf(
  games: readonly ObservedGame[],
  isCounted: (game: ObservedGame, seat: number) => boolean,
  measure: (game: ObservedGame, seat: number) => number,
): Pair {
  let sum = 0
  let played = 0
  for (const game of games)
    game.vp.forEach((_, seat) => {
      if (!isCounted(game, seat)) return
      played += 1
      sum += measure(game, seat)
    })
  return [sum, played]
}

function winOf({ vp }: ObservedGame, seat: number): number {
  const best = Math.max(...vp)
  return vp[seat] === best ? 1 / vp.filter((each) => each === best).length : 0
}

/** How many seats had a turn before this one in the first round. */
export function turnOrderOf({ first, vp }: ObservedGame, seat: number): number {
  return (seat - first + vp.length) % vp.length
}
