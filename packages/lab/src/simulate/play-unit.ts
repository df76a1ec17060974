import {
  type Event,
  hash,
  houseRulesOf,
  LAST_GAME,
  type Rng,
  type State,
  seedRng,
  violationsOf,
} from '@charterstone/engine'
import { catalogue, engine } from '../ruleset.ts'
import { answererFor } from './answerer.ts'
import { type Plan, playersOf, type Unit, unitOf } from './plan.ts'
import { noteAnswer, noteEvents, noteHouseRules, noteState } from './usage.ts'

/** What came of one unit. Plain data: it travels between threads. */
export type UnitResult = {
  readonly index: number
  readonly games: number
  readonly ended: number
  readonly scored: boolean
  readonly decisions: number
  /** All turns of all seats, and how many seats took them. */
  readonly turns: number
  readonly seats: number
  readonly violations: number
  readonly hash: string
  readonly used: readonly string[]
  /** The first thing that went wrong, with what it takes to see it again. */
  readonly fault: string | null
}

const ENDLESS = 200_000

type Run = {
  readonly state: State
  readonly plan: Plan
  readonly index: number
  readonly rng: Rng
  readonly used: Set<string>
  readonly events: Event[] | undefined
  decisions: number
  violations: number
  fault: string | null
}

export function playUnit(plan: Plan, index: number): UnitResult {
  const unit = unitOf(plan, index)
  const state = stateOf(plan, unit)
  const isCampaign = plan.games === 'campaign'
  const run: Run = {
    state,
    plan,
    index,
    rng: seedRng(unit.seed ^ 0x5eed),
    used: new Set(),
    events: isCampaign ? [] : undefined,
    decisions: 0,
    violations: 0,
    fault: null,
  }
  const games = isCampaign ? LAST_GAME : 1
  let ended = 0
  let turns = 0
  try {
    while (ended < games) {
      playGame(run)
      ended++
      noteState(run.used, state)
      for (const seat of state.table.seats) turns += seat.turns
      engine.packUp(state)
    }
  } catch (error) {
    run.fault ??= `game ${ended + 1}, answer ${run.decisions}: ${error instanceof Error ? error.message : String(error)}`
  }
  const result = engine.result(state)
  if (isCampaign && ended === games) noteHouseRules(run.used, unit.houseRules)
  return {
    index,
    games,
    ended,
    // A lone owner of the spectral worker scores, but there is no champion.
    scored: result.isCampaignOver,
    decisions: run.decisions,
    turns,
    seats: ended * plan.seats,
    violations: run.violations,
    hash: hash([result, hash(state), run.decisions, ended]),
    used: [...run.used],
    fault: run.fault === null ? null : `unit ${index}: ${run.fault}`,
  }
}

function stateOf({ games, stage }: Plan, { seed, seats, houseRules }: Unit): State {
  const config = { seed, seats, houseRules: houseRulesOf(houseRules) }
  return games === 'stage'
    ? engine.newSingleGame({ ...config, stage, village: 'random' })
    : engine.newCampaign(config)
}

function playGame(run: Run): void {
  const { state, plan, rng, events, used } = run
  const answerers = playersOf(plan, run.index, state.legacy.game).map(answererFor)
  engine.startGame(state, events)
  noteEvents(used, events)
  check(run)
  for (let step = 0; state.pending !== null; step++) {
    const { pending } = state
    const key = answerers[pending.seat]?.(pending, rng, state) ?? ''
    if (events !== undefined) noteAnswer(used, engine.optionOf(state, key))
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) throw new Error(`${key}: ${refusal.reason}`)
    run.decisions++
    noteEvents(used, events)
    check(run)
    if (step > ENDLESS) throw new Error(`no end after ${ENDLESS} answers`)
  }
  if (state.phase !== 'finished') throw new Error('nothing is asked, and the game is not over')
}

function check(run: Run): void {
  const found = violationsOf(run.state, catalogue)
  run.violations += found.length
  if (found[0] !== undefined)
    run.fault ??= `game ${run.state.legacy.game}, answer ${run.decisions}: ${found[0]}`
}
