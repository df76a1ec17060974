import { FITTED_WIN, readNet } from '@charterstone/bots'
import { isOn, numberOption, type Options, textOption, wordOption } from '../command-line/options.ts'
import { printJson } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { startThreads } from '../threads/threads.ts'
import { predictionOf } from './calibration.ts'
import { CELLS, type Cell, calibrationRows, printCalibration, SEATS } from './calibration-table.ts'
import { type PlayedLesson, playLessons, type WinJob } from './play-lessons.ts'
import type { WinGame } from './win-game.ts'
import { withValues } from './win-set.ts'
import { testLessons } from './win-timetable.ts'

const MAX_GAMES = 100_000

/** Plays games that no fit has used and compares predicted with real wins, by seats and stage. */
export async function calibrate(_args: readonly string[], options: Options): Promise<number> {
  const count = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 200
  const seed = seedOption(options, 2)
  const workers = workersOption(options)
  const keep = textOption(options, 'keep') ?? null
  const only = wordOption(options, 'seats', SEATS.map(String))
  const cells = CELLS.filter(({ seats }) => only === undefined || String(seats) === only)
  const threads = startThreads<WinJob, PlayedLesson>(new URL('./worker.ts', import.meta.url), {
    workers,
    what: 'games',
    total: cells.length * count,
  })
  const played = new Map<Cell, readonly WinGame[]>()
  for (const cell of cells)
    played.set(cell, withValues(await playLessons(threads, testLessons(cell, count, seed), keep)))
  await threads.close()
  const rows = calibrationRows((cell) => played.get(cell) ?? [], predictionOf(readNet(FITTED_WIN.wins)))
  if (isOn(options, 'json')) printJson({ seed, cells: rows })
  else printCalibration(rows)
  return 0
}
