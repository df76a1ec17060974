import { LAST_GAME } from '@charterstone/engine'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { MAX_SEATS, readSeatName } from '../command-line/seats-option.ts'
import { type Estimate, meanOf } from '../statistics/estimate.ts'
import { mean } from '../statistics/sum.ts'
import { runInThreads } from '../threads/threads.ts'
import type { AccuracyJob, AccuracyResult } from './reviewed-game.ts'

const MAX_GAMES = 100_000
const USUAL_PLAYERS = 'random,easy,medium,hard,expert'

/** The mean accuracy of one kind of player; a game is one unit. */
type PlayerAccuracy = {
  readonly player: string
  readonly games: number
  /** From 0 to 100. */
  readonly accuracy: Estimate
  /** Of all turns, the share that lost at least 5 points. */
  readonly weakShare: number
  readonly firstSeconds: number
  readonly seconds: number
}

/** Lets equal bots play single games at all stages in turn, and reviews them. */
export async function accuracy(_args: readonly string[], options: Options): Promise<number> {
  const games = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 100
  const seats = numberOption(options, 'seats', { from: 1, to: MAX_SEATS }) ?? 2
  const seed = seedOption(options)
  const workers = workersOption(options)
  const players = (textOption(options, 'players') ?? USUAL_PLAYERS)
    .split(',')
    .map((name) => readSeatName(name, []))
  const jobs: AccuracyJob[] = players.flatMap((player) =>
    Array.from({ length: games }, (_, index) => ({
      player,
      seats,
      stage: (index % LAST_GAME) + 1,
      seed: seed + index,
    })),
  )
  const config = { workers, what: 'games', total: jobs.length }
  const results = await runInThreads<AccuracyJob, AccuracyResult>(
    new URL('./worker.ts', import.meta.url),
    jobs,
    config,
  )
  const lines = players.map((player) => accuracyOf(player, results))
  if (isOn(options, 'json')) printJson({ seats, seed, lines })
  else for (const line of lines) printLine(textOf(line))
  return 0
}

function accuracyOf(player: string, all: readonly AccuracyResult[]): PlayerAccuracy {
  const results = all.filter((result) => result.player === player)
  const sum = (of: (result: AccuracyResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0)
  return {
    player,
    games: results.length,
    accuracy: meanOf(results.map((result) => mean(result.accuracy) / 10)),
    weakShare:
      sum(({ weakTurns }) => weakTurns) /
      Math.max(
        1,
        sum(({ turns }) => turns),
      ),
    firstSeconds: sum(({ firstSeconds }) => firstSeconds) / Math.max(1, results.length),
    seconds: sum(({ seconds }) => seconds) / Math.max(1, results.length),
  }
}

function textOf({
  player,
  games,
  accuracy: { value, low, high },
  weakShare,
  seconds,
}: PlayerAccuracy): string {
  const range = `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
  return `${player.padEnd(10)} ${range.padEnd(24)} weak turns ${(100 * weakShare).toFixed(0)} %, ${games} games, ${seconds.toFixed(2)} s a review`
}
