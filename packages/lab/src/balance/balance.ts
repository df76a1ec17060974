import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createPool } from '@charterstone/bots/pool'
import { contestantsOf } from '../arena/contestant.ts'
import { type Match, matchesOf } from '../arena/match.ts'
import { stagesOption } from '../arena/stages-option.ts'
import { isOn, numberOption, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { MAX_SEATS, MAX_SEED } from '../command-line/seats-option.ts'
import { addObservation, newObservation, type Observation } from './observation.ts'
import { pageOf } from './page.ts'
import { writePar } from './par.ts'
import { summarise } from './summary.ts'
import { targetsOf } from './targets.ts'

const MAX_GAMES = 1_000_000
const MAX_WORKERS = 256

/** Lets bots play many games and reports what section 11 of the rules asks about. */
export async function balance(_args: readonly string[], options: Options): Promise<number> {
  const seats = numberOption(options, 'seats', { from: 2, to: MAX_SEATS }) ?? MAX_SEATS
  const names = textOption(options, 'players') ?? 'medium'
  const players = contestantsOf(names, seats)
  const games = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 100
  const campaigns = numberOption(options, 'campaigns', { from: 0, to: MAX_GAMES }) ?? 0
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const parFile = textOption(options, 'par')
  if (parFile !== undefined) return writePar({ file: parFile, campaigns, seed, workers })
  const stages = stagesOption(options).filter((stage) => stage > 0)
  const single = stages.flatMap((stage) => matchesOf(players, games, stage, seed))
  const seen = await observeAll(single, workers, 'games')
  const whole = await observeAll(matchesOf(players, campaigns, 0, seed), workers, 'campaigns')
  seen.campaigns.push(...whole.campaigns)
  const summary = summarise(seen, seats)
  const out = textOption(options, 'out')
  const about = `Players: ${names}. Seed ${seed}.`
  if (out !== undefined) writeFileSync(out, pageOf(summary, about))
  if (isOn(options, 'json')) printJson({ players: names, seed, targets: targetsOf(summary), ...summary })
  else
    for (const { what, target, measured, holds } of targetsOf(summary))
      printLine(`${holds ? 'holds ' : 'FAILS '} ${what} (${target}): ${measured}`)
  return 0
}

async function observeAll(matches: readonly Match[], workers: number, what: string): Promise<Observation> {
  const all = newObservation()
  if (matches.length === 0) return all
  const pool = createPool<Match, Observation>(new URL('./worker.ts', import.meta.url), {
    size: Math.min(workers, matches.length),
  })
  const progress = startProgress(what, matches.length)
  try {
    await Promise.all(
      matches.map(async (match) => {
        addObservation(all, await pool.run(match))
        progress.add(1)
      }),
    )
  } finally {
    progress.stop()
    await pool.close()
  }
  return all
}
