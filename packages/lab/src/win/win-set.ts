import {
  fillWinValues,
  LEARNED_NET,
  type Net,
  netValue,
  readNet,
  WIN_INPUT,
  WIN_INPUT_COUNT,
} from '@charterstone/bots'
import type { WinGame } from './win-game.ts'

/** Fills in what the judge of this version expects, in the rows of games that may be older than its net. */
export function withValues(games: readonly WinGame[]): readonly WinGame[] {
  const net: Net = readNet(LEARNED_NET)
  const sums = new Float64Array(net.units)
  for (const { rows, base } of games)
    for (let row = 0; row < base.length; row++) {
      const from = row * WIN_INPUT_COUNT
      const isAutoma = rows[from + WIN_INPUT.automa] === 1
      fillWinValues(rows, from, (base[row] ?? 0) + (isAutoma ? 0 : netValue(net, rows, sums, from)))
    }
  return games
}

/** One position of a game: its first row. */
export type WinPosition = { readonly game: WinGame; readonly first: number }

export function positionsOf(games: readonly WinGame[]): WinPosition[] {
  return games.flatMap((game) =>
    Array.from({ length: game.positions }, (_, index) => ({ game, first: index * game.seats })),
  )
}
