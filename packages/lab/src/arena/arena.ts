import { availableParallelism } from 'node:os'
import { createPool } from '@charterstone/bots/pool'
import Table from 'cli-table3'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { MAX_SEATS, MAX_SEED } from '../command-line/seats-option.ts'
import { contestantsOf } from './contestant.ts'
import { type Match, matchesOf } from './match.ts'
import { stagesOption } from './stages-option.ts'
import { type ContestantResult, tally } from './tally.ts'
import type { Outcome } from './worker.ts'

const MAX_GAMES = 1_000_000
const MAX_WORKERS = 256

/** Plays bots against each other on all cores and prints their win rates. */
export async function arena(_args: readonly string[], options: Options): Promise<number> {
  const seats = numberOption(options, 'seats', { from: 1, to: MAX_SEATS })
  const names = textOption(options, 'players')
  if (names === undefined) throw usageFailure('say --players, as in --players hard,medium')
  const players = contestantsOf(names, seats)
  const games = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 100
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const results: { stage: number; players: ContestantResult[] }[] = []
  for (const stage of stagesOption(options)) {
    const outcomes = await playAll(matchesOf(players, games, stage, seed), workers)
    results.push({ stage, players: tally(outcomes) })
  }
  const [only] = results
  if (isOn(options, 'json'))
    printJson(
      results.length === 1 && only !== undefined
        ? { seats: players.length, ...only }
        : { seats: players.length, stages: results },
    )
  else for (const result of results) printResults(result.stage, result.players)
  return 0
}

async function playAll(matches: readonly Match[], workers: number): Promise<readonly Outcome[]> {
  const pool = createPool<Match, Outcome>(new URL('./worker.ts', import.meta.url), {
    size: Math.min(workers, matches.length),
  })
  const progress = startProgress(matches[0]?.stage === 0 ? 'campaigns' : 'games', matches.length)
  try {
    return await Promise.all(
      matches.map(async (match) => {
        const outcome = await pool.run(match)
        progress.add(1)
        return outcome
      }),
    )
  } finally {
    progress.stop()
    await pool.close()
  }
}

function printResults(stage: number, results: readonly ContestantResult[]): void {
  const table = new Table({
    head: ['player', 'games', 'wins', '95 %', 'Elo', 'mean VP', 'ms a turn', '95th'],
    style: { head: [], border: [] },
  })
  for (const { name, games, winShare, low, high, elo, meanVp, msPerTurn, p95MsPerTurn } of results)
    table.push([
      name,
      games,
      percent(winShare),
      `${percent(low)} - ${percent(high)}`,
      elo,
      meanVp.toFixed(1),
      msPerTurn.toFixed(1),
      p95MsPerTurn.toFixed(1),
    ])
  printLine(stage === 0 ? 'whole campaigns' : `stage ${stage}`)
  printLine(table.toString())
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
