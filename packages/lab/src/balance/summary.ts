import { CARD_TYPES, type CardType, type Catalogue, LAST_GAME } from '@charterstone/engine'
import { type Estimate, shareOf } from '../statistics/estimate.ts'
import { mean } from '../statistics/sum.ts'
import { type BuildingUse, buildingUses, neverStood } from './building-use.ts'
import { type ByGame, byGame } from './by-game.ts'
import { type Decided, decidedCampaigns, isOpen } from './decided.ts'
import { INFLUENCE_USES, type InfluenceUse, type Observation, sumOf } from './observation.ts'
import { type Branch, storyBranches } from './story-branches.ts'
import { type TokenMoves, tokenMoves } from './token-moves.ts'
import { charterShares, placeShares, type WinShare } from './win-shares.ts'

/** Everything the report shows about campaigns, or about single games. */
export type Summary = ByGame &
  TokenMoves & {
    readonly seats: number
    /** Campaigns, or single games: the units of all intervals. */
    readonly count: number
    readonly games: number
    readonly charters: readonly WinShare[]
    readonly places: readonly WinShare[]
    readonly buildings: readonly BuildingUse[]
    readonly neverStood: readonly string[]
    readonly picks: readonly PickShare[]
    readonly influence: readonly Spending[]
    /** How many campaigns were decided after each game, and the leader's mean chance then. */
    readonly decided: readonly {
      readonly game: number
      readonly campaigns: number
      readonly chance: number
    }[]
    /** Campaigns whose leader was not sure to win before game 9. */
    readonly openBefore9: Estimate
    readonly branches: readonly Branch[]
  }

/** How often a type of card is taken in free picks, and how often when it is there. */
export type PickShare = Estimate & {
  readonly name: CardType
  readonly of: number
  readonly whenOffered: number
}
type Spending = { readonly purpose: InfluenceUse; readonly perGame: number; readonly share: number }

/** What is being summarised: the box, the number of seats, and how long a turn takes. */
export type SummaryConfig = {
  readonly catalogue: Catalogue
  readonly seats: number
  readonly secondsPerTurn: number
}

export function summarise(
  observations: readonly Observation[],
  { catalogue, seats, secondsPerTurn }: SummaryConfig,
): Summary {
  const campaigns = observations.flatMap(({ campaign }) => campaign ?? [])
  const decided = decidedCampaigns(campaigns)
  const buildings = buildingUses(catalogue, observations)
  return {
    seats,
    count: observations.length,
    games: observations.reduce((sum, { games }) => sum + games.length, 0),
    ...tokenMoves(observations),
    ...byGame(observations, seats, secondsPerTurn),
    charters: charterShares(observations, seats),
    places: placeShares(observations, seats),
    buildings,
    neverStood: neverStood(catalogue, buildings),
    picks: picksOf(observations),
    influence: influenceOf(observations),
    decided: decidedOf(decided),
    openBefore9: shareOf(decided.map(({ sureness }) => [isOpen(sureness[BEFORE_9] ?? 1) ? 1 : 0, 1])),
    branches: campaigns.length === 0 ? [] : storyBranches(catalogue, campaigns),
  }
}

function picksOf(observations: readonly Observation[]): PickShare[] {
  const offered = sumOf(observations.map((observation) => observation.offered))
  const totals = observations.map(({ taken }) =>
    Object.values(taken).reduce((sum, times) => sum + (times ?? 0), 0),
  )
  const of = totals.reduce((sum, total) => sum + total, 0)
  return CARD_TYPES.map((name) => {
    const share = shareOf(observations.map(({ taken }, unit) => [taken[name] ?? 0, totals[unit] ?? 0]))
    return { name, ...share, of, whenOffered: (share.value * of) / Math.max(1, offered[name] ?? 0) }
  })
}

function influenceOf(observations: readonly Observation[]): Spending[] {
  const influence = sumOf(observations.map((observation) => observation.influence))
  const all = INFLUENCE_USES.reduce((sum, purpose) => sum + (influence[purpose] ?? 0), 0)
  const seatGames = observations.reduce(
    (sum, { games }) => sum + games.reduce((seats, { vp }) => seats + vp.length, 0),
    0,
  )
  return INFLUENCE_USES.map((purpose) => ({
    purpose,
    perGame: (influence[purpose] ?? 0) / Math.max(1, seatGames),
    share: (influence[purpose] ?? 0) / Math.max(1, all),
  }))
}

const BEFORE_9 = 7

function decidedOf(decided: readonly Decided[]): Summary['decided'] {
  if (decided.length === 0) return []
  return Array.from({ length: LAST_GAME }, (_, index) => ({
    game: index + 1,
    campaigns: decided.filter(({ after }) => after === index + 1).length,
    chance: mean(decided.map(({ sureness }) => sureness[index] ?? 1)),
  }))
}
