import { LAST_GAME } from '@charterstone/engine'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { MAX_SEATS } from '../command-line/seats-option.ts'
import { startThreads } from '../threads/threads.ts'
import { contestantsOf } from './contestant.ts'
import { type Match, matchesOf } from './match.ts'
import { useOtherTree } from './other-bots.ts'
import type { Outcome } from './outcome.ts'
import { resultsText } from './results-table.ts'
import { type StageResult, stageResultOf } from './stage-result.ts'
import { stagesOption } from './stages-option.ts'
import { playUntil, type Until, untilOption } from './until.ts'

const MAX_GAMES = 1_000_000
/** Matches for each thread between two looks at a test. */
const JOBS_A_THREAD = 4

/** Plays bots against each other on all cores and prints their win rates. */
export async function arena(_args: readonly string[], options: Options): Promise<number> {
  const seats = numberOption(options, 'seats', { from: 1, to: MAX_SEATS })
  const names = textOption(options, 'players')
  if (names === undefined) throw usageFailure('say --players, as in --players hard,medium')
  const players = contestantsOf(names, seats)
  const games = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 100
  const seed = seedOption(options)
  const workers = workersOption(options)
  const until = untilOption(options, players)
  const other = textOption(options, 'other')
  if (other !== undefined) useOtherTree(other)
  else if (players.some(({ isOther }) => isOther === true)) throw usageFailure('say --other with a checkout')
  const results: StageResult[] = []
  for (const stage of stagesOption(options))
    results.push(await playStage(matchesOf(players, games, stage, seed), until, workers))
  const [only] = results
  if (isOn(options, 'json'))
    printJson(
      results.length === 1 && only !== undefined
        ? { seats: players.length, ...only }
        : { seats: players.length, stages: results },
    )
  else for (const result of results) printLine(resultsText(result))
  return 0
}

async function playStage(
  matches: readonly Match[],
  until: Until | null,
  workers: number,
): Promise<StageResult> {
  const stage = matches[0]?.stage ?? 0
  const threads = startThreads<Match, Outcome>(new URL('./worker.ts', import.meta.url), {
    workers: Math.min(workers, matches.length),
    what: 'games',
    total: matches.length * (stage === 0 ? LAST_GAME : 1),
  })
  try {
    if (until === null) return stageResultOf(stage, await threads.runAll(matches))
    const { outcomes, verdict } = await playUntil(matches, until, workers * JOBS_A_THREAD, threads.runAll)
    return stageResultOf(stage, outcomes, { ...until, ...verdict })
  } finally {
    await threads.close()
  }
}
