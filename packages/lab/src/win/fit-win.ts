import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { WIN_INPUT_NAMES } from '@charterstone/bots'
import { numberOption, type Options, textOption } from '../command-line/options.ts'
import { printLine } from '../command-line/output.ts'
import { MAX_SEED } from '../command-line/seats-option.ts'
import { startThreads } from '../threads/threads.ts'
import { fitPoints, fitWins } from './fit.ts'
import { playLessons } from './play-lessons.ts'
import { winFileOf } from './win-file.ts'
import type { WinGame } from './win-game.ts'
import type { WinLesson } from './win-lesson.ts'
import { withValues } from './win-set.ts'
import { winTimetable } from './win-timetable.ts'

const MAX_GAMES = 1_000_000
const MAX_WORKERS = 256
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
 * Who wins is a sum over all inputs, without hidden units: in games that were not used they add nothing. Other inputs than the judge's
 * values are drawn to 0, since having things also goes with playing well.
 */
const WINS = { units: 0, epochs: 10, rate: 0.01, decay: 0.1, inputs: indicesOf(WIN_INPUT_NAMES) }
const POINTS = { units: 8, epochs: 10, rate: 0.01, decay: 0, inputs: indicesOf([...OF_SEATS, ...OF_CLOCK]) }

function indicesOf(names: readonly string[]): readonly number[] {
  return names.map((name) => WIN_INPUT_NAMES.indexOf(name))
}

/** Plays games of equal players, fits who wins them, and writes the weights with the command that made them. */
export async function fitWin(_args: readonly string[], options: Options): Promise<number> {
  const count = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? USUAL_GAMES
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const out = textOption(options, 'out') ?? 'fitted-win.ts'
  const start = performance.now()
  const lessons = winTimetable(count, seed)
  const threads = startThreads<WinLesson, WinGame[]>(new URL('./worker.ts', import.meta.url), {
    workers,
    what: 'games',
    total: count,
  })
  const games = withValues(await playLessons(threads, lessons, textOption(options, 'keep') ?? null))
  await threads.close()
  const command = `charterstone fit-win --games ${count} --seed ${seed}`
  const wins = fitWins(games, { ...WINS, seed })
  const points = fitPoints(games, { ...POINTS, seed })
  const minutes = Math.round((performance.now() - start) / 60_000)
  writeFileSync(out, winFileOf(wins, points, { command, seed, games: games.length, minutes }))
  printLine(`${games.length} games, ${minutes} minutes: ${out}`)
  return 0
}
