import { CHARTERS, type Engine, type HouseRules, type SeatConfig, type State } from '@charterstone/engine'

export type TableConfig = {
  readonly seed: number
  /** The stage of a single game in a random village; 0 for a campaign. */
  readonly stage: number
  readonly seats: readonly SeatConfig[]
  readonly houseRules?: Partial<HouseRules>
}

/** A table before the set-up of its first game. */
export function newTable(engine: Engine, { seed, stage, seats, houseRules = {} }: TableConfig): State {
  return stage === 0
    ? engine.newCampaign({ seed, seats, houseRules })
    : engine.newSingleGame({ seed, seats, houseRules, stage, village: 'random' })
}

/** Seats with their numbers as names; the first has the charter of this number, counted around the board. */
export function seatsFrom(charter: number, players: readonly SeatConfig['player'][]): SeatConfig[] {
  const { length: charters } = CHARTERS
  return players.map((player, seat) => ({
    charter: (((charter + seat) % charters) + charters) % charters,
    name: `${seat + 1}`,
    player,
  }))
}

export function persons(count: number): SeatConfig['player'][] {
  return new Array<SeatConfig['player']>(count).fill('person')
}
