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
  /** How many of the seats, from the last one on, cards play. */
  readonly automas?: number
  /** Games that are played one after the other. */
  readonly games?: number
  /** A game on its own at this stage of the campaign, all rules in force, instead of a campaign from its beginning. */
  readonly stage?: number
  readonly houseRules?: Partial<HouseRules>
  /** The promises that are dear to check are checked at one decision in so many; 0 for never. */
  readonly every?: number
  /** No game may take more decisions than this. */
  readonly longest?: number
}

export type Walk = {
  readonly decisions: number
  readonly turns: number
  readonly hash: string
  /** Every promise that was broken, with where. Empty when all is well. */
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
    tell(journey, where, cheapPromises(engine, state, pending, catalogue))
    if (walker.chance(every)) tell(journey, where, dearPromises(engine, state, pending, catalogue))
    const key = walker.choose(pending)
    if (engine.apply(state, key) !== undefined)
      tell(journey, where, [`N2: ${key} was offered and then refused`])
    steps++
  }
  journey.decisions += steps
  journey.turns += state.table.seats.reduce((total, seat) => total + seat.turns, 0)
  if (steps >= longest) tell(journey, 'at the end', [`N5: the game takes more than ${longest} decisions`])
  if (broken.length > 0) return
  if (state.phase !== 'finished')
    tell(journey, 'at the end', ['N4: nobody is asked, and the game is not over'])
  else {
    tell(journey, 'at the end', violationsOf(state, catalogue))
    engine.packUp(state)
    tell(journey, 'packed up', [...violationsOf(state, catalogue), ...brokenByPlainness(state)])
  }
}

function tell({ setup, state, broken }: Journey, where: string, promises: readonly string[]): void {
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

function dearPromises(engine: Engine, state: State, pending: Decision, catalogue: Catalogue): string[] {
  return [...brokenByAnswers(engine, state, pending), ...brokenByViews(engine, state, catalogue)]
}
