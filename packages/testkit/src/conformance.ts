import {
  type Catalogue,
  CHARTERS,
  createEngine,
  type Decision,
  type Engine,
  type HouseRules,
  hash,
  RULE_NAMES,
  type SeatConfig,
  type State,
  violationsOf,
} from '@charterstone/engine'
import { brokenByAnswers } from './conformance/answers.ts'
import { brokenByDecision } from './conformance/decisions.ts'
import { brokenByMeanings } from './conformance/meanings.ts'
import { brokenByPlainness } from './conformance/plain.ts'
import { brokenByViews } from './conformance/views.ts'
import { newWalker, type Walker } from './conformance/walker.ts'

export type WalkSetup = {
  readonly catalogue: Catalogue
  readonly seed: number
  readonly seats: number
  /** Number of automas; they take the last seats. */
  readonly automas?: number
  /** Number of games in a row. */
  readonly games?: number
  /** A single game at this stage of the campaign, with all rules in force, instead of a campaign. */
  readonly stage?: number
  readonly houseRules?: Partial<HouseRules>
  /** The expensive promises are checked at one decision in this many; 0 for never. */
  readonly every?: number
  /** The maximum number of decisions in a game. */
  readonly longest?: number
}

export type Walk = {
  readonly decisions: number
  readonly turns: number
  readonly hash: string
  /** Every broken promise and where it was broken. Empty when there is none. */
  readonly broken: readonly string[]
}

const LONGEST = 20_000
const ENOUGH = 20

type Journey = {
  readonly setup: WalkSetup
  readonly engine: Engine
  readonly state: State
  readonly walker: Walker
  readonly broken: string[]
  decisions: number
  turns: number
}

/** Plays random games and collects every broken promise; the same setup always walks the same way. */
export function walk(setup: WalkSetup): Walk {
  const engine = createEngine(setup.catalogue)
  const state = begin(engine, setup)
  const journey: Journey = {
    setup,
    engine,
    state,
    walker: newWalker(setup.seed),
    broken: [],
    decisions: 0,
    turns: 0,
  }
  for (let game = 0; game < (setup.games ?? 1) && journey.broken.length === 0; game++) walkGame(journey)
  const { decisions, turns, broken } = journey
  return { decisions, turns, hash: hash(state), broken }
}

function begin(engine: Engine, setup: WalkSetup): State {
  const { seed, stage, houseRules = {} } = setup
  const seats = seatsOf(setup)
  if (stage === undefined) return engine.newCampaign({ seed, seats, houseRules })
  const rules = RULE_NAMES.filter((rule) => rule !== 'post-campaign')
  return engine.newSingleGame({ seed, seats, houseRules, stage, village: 'random', rules })
}

function seatsOf({ seats, automas = 0 }: WalkSetup): SeatConfig[] {
  return CHARTERS.slice(0, seats).map((name, charter) => ({
    charter,
    name,
    player: charter >= seats - automas ? 'automa' : 'person',
  }))
}

function walkGame(journey: Journey): void {
  const { setup, engine, state, walker, broken } = journey
  const { catalogue, every = 8, longest = LONGEST } = setup
  engine.startGame(state)
  let steps = 0
  while (state.pending !== null && steps < longest && broken.length < ENOUGH) {
    const { pending } = state
    const where = `decision ${steps} (${pending.kind} of seat ${pending.seat})`
    report(journey, where, cheapPromises(engine, state, pending, catalogue))
    if (walker.chance(every)) report(journey, where, expensivePromises(engine, state, pending, catalogue))
    const key = walker.choose(pending)
    if (engine.apply(state, key) !== undefined)
      report(journey, where, [`N2: ${key} was offered and then refused`])
    steps++
  }
  journey.decisions += steps
  journey.turns += state.table.seats.reduce((total, seat) => total + seat.turns, 0)
  if (steps >= longest) report(journey, 'at the end', [`N5: the game takes more than ${longest} decisions`])
  if (broken.length > 0) return
  if (state.phase !== 'finished')
    report(journey, 'at the end', ['N4: no decision is pending, and the game is not over'])
  else {
    report(journey, 'at the end', violationsOf(state, catalogue))
    engine.packUp(state)
    report(journey, 'packed up', [...violationsOf(state, catalogue), ...brokenByPlainness(state)])
  }
}

function report({ setup, state, broken }: Journey, where: string, promises: readonly string[]): void {
  for (const promise of promises)
    broken.push(`seed ${setup.seed}, game ${state.legacy.game}, ${where}: ${promise}`)
}

function cheapPromises(engine: Engine, state: State, pending: Decision, catalogue: Catalogue): string[] {
  return [
    ...violationsOf(state, catalogue),
    ...brokenByDecision(engine, state, pending),
    ...brokenByMeanings(engine, state),
    ...brokenByPlainness(state),
  ]
}

function expensivePromises(engine: Engine, state: State, pending: Decision, catalogue: Catalogue): string[] {
  return [...brokenByAnswers(engine, state, pending), ...brokenByViews(engine, state, catalogue)]
}
