import { availableParallelism } from 'node:os'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { MAX_SEATS, MAX_SEED, readSeatName } from '../command-line/seats-option.ts'
import { type Estimate, meanOf } from '../statistics/estimate.ts'
import { runInThreads } from '../threads/threads.ts'
import type { AccuracyJob, AccuracyResult } from './reviewed-game.ts'

const MAX_GAMES = 100_000
const MAX_WORKERS = 256
const USUAL_PLAYERS = 'random,easy,medium,hard,expert'
const STAGES = 12

/** The mean accuracy of one kind of player; a game is one unit. */
type Line = {
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
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const players = (textOption(options, 'players') ?? USUAL_PLAYERS)
    .split(',')
    .map((name) => readSeatName(name, []))
  const jobs: AccuracyJob[] = players.flatMap((player) =>
    Array.from({ length: games }, (_, index) => ({
      player,
      seats,
      stage: (index % STAGES) + 1,
      seed: seed + index,
    })),
  )
  const config = { workers, what: 'games', total: jobs.length }
  const results = await runInThreads<AccuracyJob, AccuracyResult>(
    new URL('./worker.ts', import.meta.url),
    jobs,
    config,
  )
  const lines = players.map((player) => lineOf(player, results))
  if (isOn(options, 'json')) printJson({ seats, seed, lines })
  else for (const line of lines) printLine(textOf(line))
  return 0
}

function lineOf(player: string, all: readonly AccuracyResult[]): Line {
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

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
}

function textOf({ player, games, accuracy: { value, low, high }, weakShare, seconds }: Line): string {
  const range = `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
  return `${player.padEnd(10)} ${range.padEnd(24)} weak turns ${(100 * weakShare).toFixed(0)} %, ${games} games, ${seconds.toFixed(2)} s a review`
}
