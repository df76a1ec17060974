import { CHARTERS, LAST_GAME, type Rng, type SeatConfig, type State, seedRng } from '@charterstone/engine'
import { engine, quickBots } from '../ruleset.ts'
import { perSecond } from './measure.ts'

const CLONES = 500
const MIDDLE_OF_A_GAME = 0.5

/** What was measured for one kind of game. */
export type Figures = {
  readonly decisionsPerSecond: number
  readonly cloneMicroseconds: number
  readonly stateBytes: number
}

/** Random games from a packed-up campaign, one after the other, options made for every decision. */
export function measure(start: State): Figures {
  const rng = seedRng(1)
  const middle = middleOf(start)
  return {
    decisionsPerSecond: Math.round(perSecond(() => playOut(start, rng, Number.POSITIVE_INFINITY).decisions)),
    cloneMicroseconds: Math.round(1e9 / perSecond(() => cloneOften(middle))) / 1000,
    stateBytes: JSON.stringify(middle).length,
  }
}

/** Every playout has other chance, as in a search. */
function playOut(
  start: State,
  rng: Rng,
  maxDecisions: number,
): { readonly state: State; readonly decisions: number } {
  const state = engine.clone(start)
  state.rng = rng.slice()
  engine.startGame(state)
  let decisions = 0
  while (state.pending !== null && decisions < maxDecisions) {
    engine.apply(state, quickBots.random(state.pending, rng, state))
    decisions++
  }
  return { state, decisions }
}

/** A state in the middle of a random game. */
function middleOf(start: State): State {
  const { decisions } = playOut(start, seedRng(1), Number.POSITIVE_INFINITY)
  return playOut(start, seedRng(1), Math.floor(decisions * MIDDLE_OF_A_GAME)).state
}

function cloneOften(state: State): number {
  // Without a use of the copy the compiler could leave it out.
  let copy = state
  for (let time = 0; time < CLONES; time++) copy = engine.clone(state)
  return copy === state ? 0 : CLONES
}

export function firstGame(seats: number): State {
  return engine.newCampaign({ seed: 1, seats: seatsOf(seats) })
}

/** The campaign of eager players before its last game: a full village and every rule in force. */
export function lastGame(seats: number): State {
  const state = engine.newCampaign({ seed: 1, seats: seatsOf(seats) })
  const rng = seedRng(1)
  while (state.legacy.game < LAST_GAME) {
    engine.startGame(state)
    while (state.pending !== null) engine.apply(state, quickBots.eager(state.pending, rng, state))
    engine.packUp(state)
  }
  return state
}

function seatsOf(seats: number): SeatConfig[] {
  return CHARTERS.slice(0, seats).map((name, charter) => ({ charter, name, player: 'person' }))
}

/** A state of a given kind as plain data, for others to be measured with. */
export function plainMiddle(start: State): unknown {
  return JSON.parse(JSON.stringify(middleOf(start))) as unknown
}
