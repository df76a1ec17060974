import { availableParallelism } from 'node:os'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { MAX_SEED } from '../command-line/seats-option.ts'
import { startThreads } from '../threads/threads.ts'
import { type Calibration, calibrationOf } from './calibration.ts'
import { playLessons } from './play-lessons.ts'
import type { WinGame } from './win-game.ts'
import type { WinLesson } from './win-lesson.ts'
import { withValues } from './win-set.ts'
import { testLessons } from './win-timetable.ts'

const MAX_GAMES = 100_000
const MAX_WORKERS = 256
const SEATS = [2, 4, 6]
/** Stage 0 are campaigns. */
const STAGES = [1, 4, 8, 12, 0]

/** Plays games that no fit has used and compares predicted with real wins, by seats and stage. */
export async function calibrate(_args: readonly string[], options: Options): Promise<number> {
  const count = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 200
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 2
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const keep = textOption(options, 'keep') ?? null
  const cells = SEATS.flatMap((seats) => STAGES.map((stage) => ({ seats, stage })))
  const threads = startThreads<WinLesson, WinGame[]>(new URL('./worker.ts', import.meta.url), {
    workers,
    what: 'games',
    total: cells.length * count,
  })
  const played: { readonly name: string; readonly seats: number; readonly games: readonly WinGame[] }[] = []
  for (const { seats, stage } of cells) {
    const games = withValues(await playLessons(threads, testLessons({ seats, stage }, count, seed), keep))
    played.push({ name: `${seats} seats, ${stage === 0 ? 'campaigns' : `stage ${stage}`}`, seats, games })
  }
  await threads.close()
  const together = SEATS.map((seats) => ({
    name: `${seats} seats, all`,
    games: played.filter((cell) => cell.seats === seats).flatMap(({ games }) => games),
  }))
  const lines = [...played, ...together].map(({ name, games }) => ({ name, ...calibrationOf(games) }))
  if (isOn(options, 'json')) printJson({ seed, cells: lines })
  else printTables(lines)
  return 0
}

type Named = Calibration & { readonly name: string }

function printTables(lines: readonly Named[]): void {
  printLine('| games | positions | log loss | lead in VP | even | better than the lead |')
  for (const { name, games, positions, loss, vpLoss, evenLoss } of lines)
    printLine(
      `| ${name}: ${games} | ${positions} | ${loss.toFixed(3)} | ${vpLoss.toFixed(3)} | ${evenLoss.toFixed(3)} | ${percent(1 - loss / vpLoss)} |`,
    )
  printLine()
  for (const { name, tenths } of lines) {
    const shown = tenths.map(({ count, predicted, won }) =>
      count === 0 ? '-' : `${percent(predicted)} ${percent(won)} (${count})`,
    )
    printLine(`| ${name} | ${shown.join(' | ')} |`)
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}`
}
