import { printLine } from '../command-line/output.ts'
import { type Calibration, calibrationOf, type Predict } from './calibration.ts'
import type { WinGame } from './win-game.ts'

/** A row of the published table: games at one stage, or those of campaigns, which are stage 0. */
export type Cell = { readonly seats: number; readonly stage: number }
export type NamedCalibration = Calibration & { readonly name: string }

/** The tables that are published. */
export const SEATS: readonly number[] = [2, 4, 6]
const STAGES = [1, 4, 8, 12, 0]
export const CELLS: readonly Cell[] = SEATS.flatMap((seats) => STAGES.map((stage) => ({ seats, stage })))

/** A row for every cell, and one for all games of each number of seats. */
export function calibrationRows(
  gamesOf: (cell: Cell) => readonly WinGame[],
  predict: Predict,
): readonly NamedCalibration[] {
  const rows = CELLS.map((cell) => ({ seats: cell.seats, name: nameOf(cell), games: gamesOf(cell) }))
  const together = SEATS.map((seats) => ({
    name: `${seats} seats, all`,
    games: rows.filter((row) => row.seats === seats).flatMap(({ games }) => games),
  }))
  return [...rows, ...together]
    .filter(({ games }) => games.length > 0)
    .map(({ name, games }) => ({ name, ...calibrationOf(games, predict) }))
}

function nameOf({ seats, stage }: Cell): string {
  return `${seats} seats, ${stage === 0 ? 'campaigns' : `stage ${stage}`}`
}

export function printCalibration(rows: readonly NamedCalibration[]): void {
  printLine('| games | number | log loss | lead in VP | even | better than the lead, % |')
  printLine('|---|---|---|---|---|---|')
  for (const { name, games, loss, vpLoss, evenLoss, better, betterWithin } of rows)
    printLine(
      `| ${name} | ${games} | ${loss.toFixed(3)} | ${vpLoss.toFixed(3)} | ${evenLoss.toFixed(3)} | ${percent(better)} ± ${percent(betterWithin)} |`,
    )
  printLine()
  for (const { name, tenths } of rows) {
    const shown = tenths.map(({ count, predicted, won, within }) =>
      count === 0 ? '-' : `${percent(predicted)} → ${percent(won)} ± ${percent(within)} (${count})`,
    )
    printLine(`| ${name} | ${shown.join(' | ')} |`)
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
