import { VP_UNIT, WIN_UNIT } from '@charterstone/bots'
import type { GameRecord } from '@charterstone/engine'
import type { Reviewed } from '../../../review/review-job.ts'

/** One evening of a charter, from its review. */
export type Evening = {
  readonly game: number
  /** The chance to win at the start, as a share. */
  readonly start: number
  /** The share of the win that it has at the end: 1, 0, or a part of a shared victory. */
  readonly result: number
  /** Luck in points. */
  readonly luck: number
}

/** The evenings of a charter that are reviewed, in their order. */
export function eveningsOf(
  history: readonly GameRecord[],
  reviewed: ReadonlyMap<number, Reviewed>,
  charter: number,
): readonly Evening[] {
  return history.flatMap(({ game, seats }): Evening[] => {
    const seat = seats.findIndex((each) => each.charter === charter)
    const review = reviewed.get(game)?.review
    const row = review?.ledger.find((each) => each.seat === seat)
    if (review === undefined || row === undefined) return []
    return [
      {
        game,
        start: row.start / WIN_UNIT,
        result: row.result / WIN_UNIT,
        luck: row.vp.luck / VP_UNIT,
      },
    ]
  })
}

/** The luck of all evenings up to each one, with the band in which 95 of 100 campaigns end by chance alone. */
export type LuckPoint = { readonly game: number; readonly sum: number; readonly band: number }

/** Luck has no direction, so the squares of the evenings estimate how far it spreads. */
export function luckLine(evenings: readonly Evening[]): readonly LuckPoint[] {
  let sum = 0
  let squares = 0
  return evenings.map(({ game, luck }) => {
    sum += luck
    squares += luck * luck
    return { game, sum, band: SPREAD * Math.sqrt(squares) }
  })
}

const SPREAD = 1.96

/** The wins that the starts promised, and those that came. */
export function winsOf(evenings: readonly Evening[]): { readonly expected: number; readonly real: number } {
  return {
    expected: evenings.reduce((sum, { start }) => sum + start, 0),
    real: evenings.reduce((sum, { result }) => sum + result, 0),
  }
}
