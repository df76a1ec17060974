import { writeFileSync } from 'node:fs'
import { HOUSE_RULE_IDS, LAST_GAME } from '@charterstone/engine'
import { contestantsOf } from '../arena/contestant.ts'
import { type Match, matchesOf } from '../arena/match.ts'
import { stagesOption } from '../arena/stages-option.ts'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options, textOption, wordsOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { MAX_SEATS } from '../command-line/seats-option.ts'
import { runInThreads } from '../threads/threads.ts'
import { sentencesOf } from './line-text.ts'
import type { Observation } from './observation.ts'
import { pageOf } from './page.ts'
import { writePar } from './par.ts'
import { type About, reportOf } from './report.ts'

const MAX_GAMES = 1_000_000
const MAX_SECONDS = 3600

/** Lets bots play many games and reports what section 11 of the rules asks about. */
export async function balance(_args: readonly string[], options: Options): Promise<number> {
  const about = aboutOf(options)
  const games = numberOption(options, 'games', { from: 0, to: MAX_GAMES }) ?? 100
  const campaigns = numberOption(options, 'campaigns', { from: 0, to: MAX_GAMES }) ?? 0
  const workers = workersOption(options)
  const parFile = textOption(options, 'par')
  if (parFile !== undefined) return writePar({ file: parFile, campaigns, seed: about.seed, workers })
  if (games + campaigns === 0) throw usageFailure('nothing to play: --games and --campaigns are both 0')
  const stages = stagesOption(options).filter((stage) => stage > 0)
  const single = await observeAll(matchesAt(stages, games, about), workers)
  const whole = await observeAll(matchesAt([0], campaigns, about), workers)
  const report = reportOf(about, single, whole)
  const out = textOption(options, 'out')
  if (out !== undefined) writeFileSync(out, pageOf(report))
  if (isOn(options, 'json')) printJson(report)
  else for (const sentence of sentencesOf(report.lines)) printLine(sentence)
  return 0
}

function aboutOf(options: Options): About {
  return {
    players: textOption(options, 'players') ?? 'medium',
    seats: numberOption(options, 'seats', { from: 2, to: MAX_SEATS }) ?? MAX_SEATS,
    seed: seedOption(options),
    house: wordsOption(options, 'house', HOUSE_RULE_IDS) ?? [],
    secondsPerTurn: numberOption(options, 'seconds-per-turn', { from: 1, to: MAX_SECONDS }) ?? 30,
  }
}

function matchesAt(stages: readonly number[], games: number, about: About): Match[] {
  const players = contestantsOf(about.players, about.seats)
  return stages
    .flatMap((stage) => matchesOf(players, games, stage, about.seed))
    .map((match) => ({ ...match, house: about.house }))
}

function observeAll(matches: readonly Match[], workers: number): Promise<Observation[]> {
  const total = matches.reduce((sum, { stage }) => sum + (stage === 0 ? LAST_GAME : 1), 0)
  return runInThreads(new URL('./worker.ts', import.meta.url), matches, { workers, what: 'games', total })
}
