import type { CardType, LetteredCrate } from '@charterstone/engine'

/** Where influence goes. */
export const INFLUENCE_USES = [
  'construct',
  'unlock',
  'objectives',
  'quota',
  'reputation',
  'income',
  'buildings',
  'tolls',
] as const
export type InfluenceUse = (typeof INFLUENCE_USES)[number]

/** What moves the progress token: a seat by what it does, dusk (D4), or a seat without influence (R25.4). */
export const MOVERS = ['play', 'dusk', 'noInfluence'] as const
export type Mover = (typeof MOVERS)[number]

export type ObservedGame = {
  /** The game of the campaign, or the stage of a single game. */
  readonly game: number
  readonly charters: readonly number[]
  readonly vp: readonly number[]
  readonly turns: readonly number[]
  readonly first: number
  readonly moves: Readonly<Record<Mover, number>>
  /** Buildings constructed and crates opened, by all seats together. */
  readonly built: number
  readonly crates: number
}

/** A campaign: the scores of all seats after each game, the seats that won, and the lettered crates that were opened. */
export type ObservedCampaign = {
  readonly totals: readonly (readonly number[])[]
  readonly champions: readonly number[]
  readonly letters: readonly LetteredCrate[]
}

/** What was counted in one match: a single game, or a campaign. */
export type Observation = {
  readonly games: ObservedGame[]
  campaign: ObservedCampaign | null
  /** By number of a building: placements on it, and placements made while it stood. */
  readonly uses: Counts<number>
  readonly standing: Counts<number>
  /** Free choices among face-up cards of several types: how often each type was there, and how often it was taken. */
  readonly offered: Counts<CardType>
  readonly taken: Counts<CardType>
  readonly influence: Counts<InfluenceUse>
}

export type Counts<Key extends string | number> = Partial<Record<Key, number>>

export function newObservation(): Observation {
  return { games: [], campaign: null, uses: {}, standing: {}, offered: {}, taken: {}, influence: {} }
}

export function count<Key extends string | number>(into: Counts<Key>, key: Key, times = 1): void {
  into[key] = (into[key] ?? 0) + times
}

export function sumOf<Key extends string | number>(all: readonly Counts<Key>[]): Counts<Key> {
  const sum: Counts<Key> = {}
  for (const counts of all) for (const key of Object.keys(counts) as Key[]) count(sum, key, counts[key])
  return sum
}
