import {
  type CampaignConfig,
  type Catalogue,
  CHARTERS,
  createEngine,
  type Decision,
  type Engine,
  type HouseRules,
  hash,
  roll,
  type State,
  seedRng,
} from '@charterstone/engine'
import { brokenByAnswers } from './conformance/answers.ts'
import { brokenByDecision } from './conformance/decisions.ts'
import { brokenByPlainness } from './conformance/plain.ts'
import { brokenByViews } from './conformance/views.ts'
import { violationsOf } from './conservation.ts'

export type WalkSetup = {
  readonly catalogue: Catalogue
  readonly seed: number
  readonly seats: number
  /** How many of the seats, from the last one on, cards play. */
  readonly automas?: number
  /** Games of the campaign that are played one after the other. */
  readonly games?: number
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
const TOLD = 20

/** Plays random games and collects every broken promise; the same setup always walks the same way. */
export function walk(setup: WalkSetup): Walk {
  const { catalogue, seed, games = 1, every = 8, longest = LONGEST } = setup
  const engine = createEngine(catalogue)
  const state = engine.newCampaign(configOf(setup))
  const rng = seedRng(seed ^ WALKER)
  const broken: string[] = []
  let decisions = 0
  let turns = 0
  const check = (where: string, promises: readonly string[]): void => {
    for (const promise of promises)
      broken.push(`seed ${seed}, game ${state.legacy.game}, ${where}: ${promise}`)
  }
  for (let game = 0; game < games && broken.length < TOLD; game++) {
    engine.startGame(state)
    let steps = 0
    for (let pending = state.pending; pending !== null && broken.length < TOLD; pending = state.pending) {
      const where = `decision ${steps} (${pending.kind} of seat ${pending.seat})`
      check(where, [
        ...violationsOf(state, catalogue),
        ...brokenByDecision(engine, state, pending),
        ...brokenByPlainness(state),
      ])
      if (every > 0 && roll(rng, every) === 0) check(where, dearPromises(engine, state, pending, catalogue))
      const key = pending.options[roll(rng, pending.options.length)] ?? ''
      const refusal = engine.apply(state, key)
      if (refusal !== undefined) check(where, [`N2: ${key} was offered and then refused`])
      steps++
      if (steps > longest) check(where, [`N5: the game takes more than ${longest} decisions`])
      if (refusal !== undefined || steps > longest) break
    }
    decisions += steps
    if (state.phase !== 'finished') {
      if (broken.length === 0)
        check(`after ${steps} decisions`, ['N4: nobody is asked, and the game is not over'])
      break
    }
    turns += state.table.seats.reduce((total, seat) => total + seat.turns, 0)
    check('at the end', violationsOf(state, catalogue))
    engine.packUp(state)
    check('packed up', [...violationsOf(state, catalogue), ...brokenByPlainness(state)])
  }
  return { decisions, turns, hash: hash(state), broken }
}

/** The walker's own chance is not that of the game. */
const WALKER = 0x5eed

function configOf({ seed, seats, automas = 0, houseRules = {} }: WalkSetup): CampaignConfig {
  return {
    seed,
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({
      charter,
      name,
      player: charter >= seats - automas ? 'automa' : 'person',
    })),
    houseRules,
  }
}

function dearPromises(engine: Engine, state: State, pending: Decision, catalogue: Catalogue): string[] {
  return [...brokenByAnswers(engine, state, pending), ...brokenByViews(engine, state, catalogue)]
}
