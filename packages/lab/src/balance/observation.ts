import type { CardType } from '@charterstone/engine'

/** Where influence goes. */
export const PURPOSES = [
  'construct',
  'unlock',
  'objectives',
  'quota',
  'reputation',
  'income',
  'buildings',
  'tolls',
] as const
export type Purpose = (typeof PURPOSES)[number]

export type ObservedGame = {
  readonly stage: number
  readonly charters: readonly number[]
  readonly vp: readonly number[]
  readonly turns: readonly number[]
  readonly first: number
}

/** A campaign: the scores of all seats after each game, and the seats that won. */
export type ObservedCampaign = {
  readonly totals: readonly (readonly number[])[]
  readonly champions: readonly number[]
}

/** Counts of the games played. Observations of different games add up. */
export type Observation = {
  readonly games: ObservedGame[]
  readonly campaigns: ObservedCampaign[]
  /** By number of a building: placements on it, and placements made while it stood. */
  readonly uses: Record<number, number>
  readonly standing: Record<number, number>
  /** Free choices among face-up cards of several types: how often each type was there, and how often it was taken. */
  readonly offered: Partial<Record<CardType, number>>
  readonly taken: Partial<Record<CardType, number>>
  readonly influence: Partial<Record<Purpose, number>>
  seatGames: number
}

export function newObservation(): Observation {
  return {
    games: [],
    campaigns: [],
    uses: {},
    standing: {},
    offered: {},
    taken: {},
    influence: {},
    seatGames: 0,
  }
}

export function count<Key extends string | number>(
  into: Partial<Record<Key, number>>,
  key: Key,
  times = 1,
): void {
  into[key] = (into[key] ?? 0) + times
}

export function addObservation(into: Observation, more: Observation): void {
  into.games.push(...more.games)
  into.campaigns.push(...more.campaigns)
  into.seatGames += more.seatGames
  addCounts(into.uses, more.uses)
  addCounts(into.standing, more.standing)
  addCounts(into.offered, more.offered)
  addCounts(into.taken, more.taken)
  addCounts(into.influence, more.influence)
}

function addCounts<Key extends string | number>(
  into: Partial<Record<Key, number>>,
  more: Partial<Record<Key, number>>,
): void {
  for (const key of Object.keys(more) as Key[]) count(into, key, more[key])
}
