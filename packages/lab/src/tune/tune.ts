import { LAST_GAME } from '@charterstone/engine'
import { contestantsOf } from '../arena/contestant.ts'
import { type Match, matchesOf } from '../arena/match.ts'
import { stagesOption } from '../arena/stages-option.ts'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options, textOption, wordOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { MAX_SEATS } from '../command-line/seats-option.ts'
import { catalogue } from '../ruleset.ts'
import { runInThreads } from '../threads/threads.ts'
import { LEVERS } from './change-building.ts'
import { drawChanges } from './draw.ts'
import type { Trial, TrialResult } from './trial.ts'
import { type TuneAbout, tuneReport } from './tune-report.ts'
import { tuneText } from './tune-text.ts'

const MAX_GAMES = 1_000_000
/** A draw serves one campaign, or a few single games. */
const GAMES_A_DRAW = 4

/** Changes the price of every building at random, plays, and says what each building is worth. */
export async function tune(_args: readonly string[], options: Options): Promise<number> {
  const about: TuneAbout = {
    players: textOption(options, 'players') ?? 'medium',
    seats: numberOption(options, 'seats', { from: 2, to: MAX_SEATS }) ?? 2,
    seed: seedOption(options),
    lever: wordOption(options, 'lever', LEVERS) ?? 'vp',
  }
  const workers = workersOption(options)
  const trials = trialsOf(matchesToPlay(options, about), about)
  const results = await playAll(trials, workers)
  const report = tuneReport(about, catalogue, results)
  if (isOn(options, 'json')) printJson(report)
  else printLine(tuneText(report))
  return 0
}

function matchesToPlay(options: Options, { players, seats, seed }: TuneAbout): Match[] {
  const games = numberOption(options, 'games', { from: 0, to: MAX_GAMES }) ?? 0
  const campaigns = numberOption(options, 'campaigns', { from: 0, to: MAX_GAMES }) ?? 0
  if ((games === 0) === (campaigns === 0)) throw usageFailure('say either --campaigns N or --games N')
  const contestants = contestantsOf(players, seats)
  if (campaigns > 0) return matchesOf(contestants, campaigns, 0, seed)
  return stagesOption(options).flatMap((stage) => matchesOf(contestants, games, stage, seed))
}

function trialsOf(matches: readonly Match[], { lever, seed }: TuneAbout): Trial[] {
  const each = matches[0]?.stage === 0 ? 1 : GAMES_A_DRAW
  return Array.from({ length: Math.ceil(matches.length / each) }, (_, index) => ({
    draw: drawChanges(catalogue, lever, (Math.imul(seed, DRAW_STEP) + index) | 0),
    lever,
    matches: matches.slice(index * each, (index + 1) * each),
  }))
}

const DRAW_STEP = 7_368_787

async function playAll(trials: readonly Trial[], workers: number): Promise<TrialResult[]> {
  const matches = trials.flatMap((trial) => trial.matches)
  const total = matches.reduce((sum, { stage }) => sum + (stage === 0 ? LAST_GAME : 1), 0)
  const script = new URL('./worker.ts', import.meta.url)
  const results = await runInThreads<Trial, TrialResult[]>(script, trials, { workers, what: 'games', total })
  return results.flat()
}
