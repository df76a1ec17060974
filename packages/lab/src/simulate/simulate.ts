import { LAST_GAME } from '@charterstone/engine'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options } from '../command-line/options.ts'
import { printJson, printLine, warn } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { playersOption } from '../command-line/seats-option.ts'
import { OTHER_PLAYERS, type Plan } from './plan.ts'
import { playUnits } from './play-units.ts'
import { type Summary, summarise } from './summary.ts'

const MAX_UNITS = 10_000_000
const MAX_FAULTS_SHOWN = 5

export async function simulate(_args: readonly string[], options: Options): Promise<number> {
  const plan = planOf(options)
  const workers = workersOption(options)
  const progress = startProgress(plan.games === 'campaign' ? 'campaigns' : 'games', plan.units)
  const start = performance.now()
  const results = await playUnits(plan, workers, progress.add)
  progress.stop()
  const summary = summarise(plan, results, (performance.now() - start) / 1000)
  const faults = results.flatMap(({ fault }) => (fault === null ? [] : [fault]))
  for (const fault of faults.slice(0, MAX_FAULTS_SHOWN)) warn(fault)
  if (isOn(options, 'json')) printJson(summary)
  else printSummary(summary)
  return faults.length === 0 && summary.ended === summary.games ? 0 : 1
}

function planOf(options: Options): Plan {
  const games = numberOption(options, 'games', { from: 1, to: MAX_UNITS })
  const campaigns = numberOption(options, 'campaigns', { from: 1, to: MAX_UNITS })
  const stage = numberOption(options, 'stage', { from: 1, to: LAST_GAME })
  if (games === undefined && campaigns === undefined) throw usageFailure('say --games N or --campaigns N')
  if (games !== undefined && campaigns !== undefined)
    throw usageFailure('--games and --campaigns do not go together')
  if (campaigns !== undefined && stage !== undefined) throw usageFailure('--stage goes with --games only')
  const players = playersOption(options, OTHER_PLAYERS, (seats) =>
    new Array<string>(seats ?? needSeats()).fill('random'),
  )
  if (players.every((player) => player === 'automa'))
    throw usageFailure('automas need a person or a bot to play with')
  return {
    units: games ?? campaigns ?? 0,
    games: campaigns !== undefined ? 'campaign' : stage === undefined ? 'first' : 'stage',
    stage: stage ?? 1,
    seed: seedOption(options),
    seats: players.length,
    players: campaigns !== undefined && options.players === undefined ? [] : players,
  }
}

function needSeats(): never {
  throw usageFailure('say --seats N, from 1 to 6')
}

function printSummary(summary: Summary): void {
  for (const [name, value] of Object.entries(summary))
    printLine(`${name.padEnd(14)}${Array.isArray(value) ? value.join(', ') || 'nothing' : String(value)}`)
}
