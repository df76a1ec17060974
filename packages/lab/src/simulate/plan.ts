import type { QuickLevel } from '@charterstone/bots'
import { CHARTERS, HOUSE_RULE_IDS, type HouseRuleId, type SeatConfig } from '@charterstone/engine'
import { seatsFrom } from '../table/new-table.ts'

/** Players besides bots: one that races to the end, and the automa, which the rules play. */
export const OTHER_PLAYERS = ['racing', 'automa'] as const

/** What `simulate` plays: units, each a single game or a whole campaign. */
export type Plan = {
  readonly units: number
  readonly games: 'first' | 'campaign' | 'stage'
  readonly stage: number
  readonly seed: number
  readonly seats: number
  /** One for each seat; empty to mix all players over the units. */
  readonly players: readonly string[]
}

/** One unit of a plan. It depends on its index only, not on the thread that plays it. */
export type Unit = {
  readonly index: number
  readonly seed: number
  readonly seats: readonly SeatConfig[]
  readonly houseRules: readonly HouseRuleId[]
}

const SEED_STEP = 1_000_003

export function unitOf(plan: Plan, index: number): Unit {
  return {
    index,
    seed: (Math.imul(plan.seed, SEED_STEP) + index) | 0,
    // Charters take turns, so that each is active and inactive now and then.
    seats: seatsFrom(
      index,
      Array.from({ length: plan.seats }, (_, seat) =>
        plan.players[seat] === 'automa' ? 'automa' : 'person',
      ),
    ),
    houseRules: plan.games === 'campaign' ? houseRulesOfTurn(index) : [],
  }
}

/** The players of one game of a unit. */
export function playersOf({ players, seats }: Plan, index: number, game: number): readonly string[] {
  if (players.length > 0) return players
  // Every other table races the candle (D2).
  if (game === CANDLE_GAME && index % 2 === 0) return new Array<string>(seats).fill('racing')
  return mixedPlayers(seats, index + game)
}

/** Mostly eager, so that villages grow; a random seat among them, a hasty or a random table now and then. */
function mixedPlayers(seats: number, turn: number): QuickLevel[] {
  const ofTurn: readonly QuickLevel[] = ['eager', 'eager', 'hasty', 'eager', 'eager', 'random']
  const players = new Array<QuickLevel>(seats).fill(ofTurn[turn % ofTurn.length] ?? 'eager')
  if (turn % 2 === 0 && seats > 1) players[turn % seats] = 'random'
  return players
}

/** Every fifth campaign has the standard rules, the others every third house rule, each from another one on. */
function houseRulesOfTurn(index: number): HouseRuleId[] {
  if (index % STANDARD_TURN === 0) return []
  // Charters take turns by sixes; the rules must not keep step with them.
  const turn = index + Math.floor(index / CHARTERS.length)
  return HOUSE_RULE_IDS.filter((_, rule) => (turn + rule) % 3 === 0)
}

const STANDARD_TURN = 5
const CANDLE_GAME = 9
