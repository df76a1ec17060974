import { writeFileSync } from 'node:fs'
import { MAIN_WIN_INPUTS, WIN_INPUT_NAMES } from '@charterstone/bots'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printLine } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { startThreads } from '../threads/threads.ts'
import { printCalibration } from './calibration-table.ts'
import { crossCheck } from './cross-check.ts'
import { fitPoints } from './fit-points.ts'
import { fitShares } from './fit-shares.ts'
import { type PlayedLesson, playLessons, type WinJob } from './play-lessons.ts'
import { winFileOf } from './win-file.ts'
import { withValues } from './win-set.ts'
import { winTimetable } from './win-timetable.ts'

const MAX_GAMES = 1_000_000
const USUAL_GAMES = 4000

/** What a seat has of its own, for the points that it will still score. */
const OF_SEATS = [
  'value',
  'valueAtEnd',
  'valueNearEnd',
  'valueMidway',
  'valueOfMany',
  'valueLate',
  'vp',
  'wait',
  'toMove',
  'toMoveAtEnd',
  'toMoveNearEnd',
  'toMoveMidway',
  'active',
  'automa',
  'automaLevel',
]
const OF_CLOCK = [
  'turns',
  'turnsUnder2',
  'turnsUnder4',
  'turnsUnder8',
  'progress',
  'stage',
  'early',
  'late',
  'twoSeats',
  'threeSeats',
  'fourSeats',
  'manySeats',
  'inCampaign',
]

/**
 * Inputs other than the judge's values, the lead and the order of turns are drawn to 0, since having things also goes with playing
 * well.
 */
const PULL = 2
const POINTS = { units: 8, epochs: 10, rate: 0.01, inputs: indicesOf([...OF_SEATS, ...OF_CLOCK]) }

function pullOf(input: number): number {
  return MAIN_WIN_INPUTS.includes(WIN_INPUT_NAMES[input] ?? '') ? 0 : PULL
}

function indicesOf(names: readonly string[]): readonly number[] {
  return names.map((name) => WIN_INPUT_NAMES.indexOf(name))
}

/** Plays games of equal players, fits who wins them, and writes the weights with the command that made them. */
export async function fitWin(_args: readonly string[], options: Options): Promise<number> {
  const count = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? USUAL_GAMES
  const seed = seedOption(options)
  const workers = workersOption(options)
  const out = textOption(options, 'out') ?? 'fitted-win.ts'
  const start = performance.now()
  const lessons = winTimetable(count, seed)
  const threads = startThreads<WinJob, PlayedLesson>(new URL('./worker.ts', import.meta.url), {
    workers,
    what: 'games',
    total: count,
  })
  const games = withValues(await playLessons(threads, lessons, textOption(options, 'keep') ?? null))
  await threads.close()
  const command = `charterstone fit-win --games ${count} --seed ${seed}`
  const wins = fitShares(games, pullOf)
  const points = fitPoints(games, { ...POINTS, seed })
  const minutes = Math.round((performance.now() - start) / 60_000)
  writeFileSync(out, winFileOf(wins, points, { command, seed, games: games.length, minutes }))
  printLine(`${games.length} games, ${minutes} minutes: ${out}`)
  if (isOn(options, 'check')) printCalibration(crossCheck(games, pullOf, wins))
  return 0
}
