import { type Bot, createBot } from '@charterstone/bots'
import type { Decision, Event, GameRecord, State } from '@charterstone/engine'
import { engine } from '../box.ts'
import { type Match, tableOf } from './match.ts'
import { type Spell, startClock, thinkingTime } from './thread-time.ts'

/** What somebody may want to note while a match is played. */
export type Witness = {
  readonly answered?: (state: State, decision: Decision, key: string) => void
  /** After the answer; only then are events told. */
  readonly happened?: (state: State, events: readonly Event[]) => void
  readonly ended?: (state: State, record: GameRecord) => void
}

/** Plays a match to its end, or some games of a campaign. Returns the milliseconds of every turn, by seat. */
export function playMatch(match: Match, witness: Witness = {}, campaign = CAMPAIGN): number[][] {
  const state = tableOf(match)
  const bots = match.players.map(({ bot }, seat) =>
    bot === null ? null : createBot({ ...bot, seed: botSeed(match.seed, seat), engine }),
  )
  const clocks = match.players.map(() => newClock())
  const games = match.stage === 0 ? campaign : 1
  for (let game = 0; game < games; game++) {
    engine.startGame(state)
    playGame(state, bots, clocks, witness)
    const record = state.legacy.history.at(-1)
    if (record !== undefined) witness.ended?.(state, record)
    if (match.stage === 0) engine.packUp(state)
  }
  return clocks.map(({ turns }) => turns)
}

const CAMPAIGN = 12

/** The same player thinks the same on every seat of a village only if its chance is its seat's. */
function botSeed(seed: number, seat: number): number {
  return (Math.imul(seed, 31) + seat) | 0
}

type Clock = { turn: number; spells: Spell[]; readonly turns: number[] }

function newClock(): Clock {
  return { turn: 0, spells: [], turns: [] }
}

function playGame(
  state: State,
  bots: readonly (Bot | null)[],
  clocks: readonly Clock[],
  witness: Witness,
): void {
  for (const clock of clocks) clock.turn = 0
  while (state.pending !== null) {
    const decision = state.pending
    const bot = bots[decision.seat]
    const clock = clocks[decision.seat]
    if (bot === undefined || bot === null || clock === undefined) throw new Error('an automa was asked')
    const view = engine.view(state, decision.seat)
    const time = startClock()
    const key = bot(view, decision)
    note(clock, state.table.seats[decision.seat]?.turns ?? 0, time())
    witness.answered?.(state, decision, key)
    const events: Event[] | undefined = witness.happened === undefined ? undefined : []
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) throw new Error(`${refusal.reason}: ${key} for ${decision.kind}`)
    if (events !== undefined) witness.happened?.(state, events)
  }
}

/** Thinking in other seats' turns counts for the turn before. */
function note(clock: Clock, turn: number, spell: Spell): void {
  if (turn !== clock.turn) {
    if (clock.turn > 0) clock.turns.push(thinkingTime(clock.spells))
    clock.spells = []
    clock.turn = turn
  }
  clock.spells.push(spell)
}
