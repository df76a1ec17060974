import { type Engine, type HouseRuleId, houseRulesOf, type State } from '@charterstone/engine'
import { newTable, seatsFrom } from '../table/new-table.ts'
import type { Contestant } from './contestant.ts'

/** One game of the arena, or one campaign. Plain data, so that a thread can be asked to play it. */
export type Match = {
  readonly index: number
  readonly seed: number
  /** The stage of a single game; 0 for a whole campaign. */
  readonly stage: number
  /** Who sits where. */
  readonly players: readonly Contestant[]
  /** House rules that it is played by; none when missing. */
  readonly house?: readonly HouseRuleId[]
}

const SEED_STEP = 1_000_003

/**
 * Seats rotate and seeds are common: after one round every contestant has had every seat of the same village, with the
 * same charter, dice and decks. Where all contestants are the same bot, every game has a seed of its own.
 */
export function matchesOf(
  players: readonly Contestant[],
  games: number,
  stage: number,
  seed: number,
): Match[] {
  const areAlike = new Set(players.map(({ name }) => name)).size === 1
  const round = areAlike ? 1 : players.length
  return Array.from({ length: games }, (_, index) => {
    const shift = index % players.length
    return {
      index,
      seed: (Math.imul(seed, SEED_STEP) + Math.floor(index / round)) | 0,
      stage,
      players: players.map((_, seat) => players[(seat + shift) % players.length] ?? missing()),
    }
  })
}

function missing(): never {
  throw new RangeError('a seat without a player')
}

export function tableOf(engine: Engine, { seed, stage, players, house = [] }: Match): State {
  const seats = seatsFrom(
    seed,
    players.map(({ bot }) => (bot === null ? 'automa' : 'person')),
  )
  return newTable(engine, { seed, stage, seats, houseRules: houseRulesOf(house) })
}
