import { type Bot, createBot } from '@charterstone/bots'
import {
  type Decision,
  type Engine,
  type Event,
  type GameRecord,
  LAST_GAME,
  type State,
} from '@charterstone/engine'
import { type Match, tableOf } from './match.ts'
import { type ElapsedTime, startClock, thinkingTime } from './thinking-time.ts'

/** Callbacks while a match is played, and who makes the bots of another tree. */
export type MatchObserver = {
  readonly otherBots?: typeof createBot | null
  readonly answered?: (state: State, decision: Decision, key: string) => void
  /** After each answer, with its events. */
  readonly happened?: (state: State, events: readonly Event[]) => void
  readonly ended?: (state: State, record: GameRecord) => void
}

/** Plays a single game, or that many games of a campaign. Returns the milliseconds of every turn, by seat. */
export function playMatch(
  engine: Engine,
  match: Match,
  observer: MatchObserver = {},
  campaignGames = LAST_GAME,
): number[][] {
  const state = tableOf(engine, match)
  const bots = match.players.map(({ bot, isOther }, seat) => {
    const create = isOther === true ? observer.otherBots : createBot
    if (bot === null) return null
    if (create === undefined || create === null) throw new Error('the bots of another tree need --other')
    return create({ ...bot, seed: botSeed(match.seed, seat), engine })
  })
  const clocks = match.players.map(() => newClock())
  const games = match.stage === 0 ? campaignGames : 1
  for (let game = 0; game < games; game++) {
    engine.startGame(state)
    playGame(engine, state, bots, clocks, observer)
    const record = state.legacy.history.at(-1)
    if (record !== undefined) observer.ended?.(state, record)
    if (match.stage === 0) engine.packUp(state)
  }
  return clocks.map(({ turns }) => turns)
}

/** By seat, not by player: two players that swap seats get the same chance there. */
function botSeed(seed: number, seat: number): number {
  return (Math.imul(seed, 31) + seat) | 0
}

type Clock = { turn: number; times: ElapsedTime[]; readonly turns: number[] }

function newClock(): Clock {
  return { turn: 0, times: [], turns: [] }
}

function playGame(
  engine: Engine,
  state: State,
  bots: readonly (Bot | null)[],
  clocks: readonly Clock[],
  observer: MatchObserver,
): void {
  for (const clock of clocks) clock.turn = 0
  while (state.pending !== null) {
    const decision = state.pending
    const bot = bots[decision.seat]
    const clock = clocks[decision.seat]
    if (bot === undefined || bot === null || clock === undefined) throw new Error('an automa was asked')
    const view = engine.view(state, decision.seat)
    const elapsed = startClock()
    const key = bot(view, decision)
    note(clock, state.table.seats[decision.seat]?.turns ?? 0, elapsed())
    observer.answered?.(state, decision, key)
    const events: Event[] | undefined = observer.happened === undefined ? undefined : []
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) throw new Error(`${refusal.reason}: ${key} for ${decision.kind}`)
    if (events !== undefined) observer.happened?.(state, events)
  }
}

/** Thinking in other seats' turns counts for the turn before. */
function note(clock: Clock, turn: number, time: ElapsedTime): void {
  if (turn !== clock.turn) {
    if (clock.turn > 0) clock.turns.push(thinkingTime(clock.times))
    clock.times = []
    clock.turn = turn
  }
  clock.times.push(time)
}
