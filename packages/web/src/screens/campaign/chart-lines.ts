import type { GameRecord } from '@charterstone/engine'

/** The points of one charter in the games that it played. */
export type ChartLine = {
  readonly charter: number
  readonly name: string
  readonly points: readonly { readonly game: number; readonly vp: number; readonly isWon: boolean }[]
}

/** Strokes and gaps of the line of each charter, in their order: nobody needs the colours to tell two lines apart. */
export const LINE_DASHES: readonly string[] = ['none', '7 4', '2 4', '12 4', '9 3 2 3', '4 3 1 3']

/** One line for each charter that was ever played; the name is its last player's. */
export function chartLines(history: readonly GameRecord[]): readonly ChartLine[] {
  const charters = [...new Set(history.flatMap(({ seats }) => seats.map(({ charter }) => charter)))].sort(
    (a, b) => a - b,
  )
  return charters.map((charter) => {
    const played = history.flatMap(({ game, seats, vp, winners }) => {
      const seat = seats.findIndex((each) => each.charter === charter)
      const name = seats[seat]?.name
      return name === undefined ? [] : [{ game, name, vp: vp[seat] ?? 0, isWon: winners.includes(seat) }]
    })
    return { charter, name: played.at(-1)?.name ?? '', points: played }
  })
}

/** The round number above the highest value, and steps up to it. */
export function scaleFor(lines: readonly ChartLine[]): readonly number[] {
  const highest = Math.max(10, ...lines.flatMap(({ points }) => points.map(({ vp }) => vp)))
  const step = highest > 60 ? 20 : 10
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
