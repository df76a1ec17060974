import { CARD_TYPES, type CardType, CHARTERS } from '@charterstone/engine'
import { mean, quantile } from '../arena/quantiles.ts'
import { wilson } from '../arena/rating.ts'
import { decidedCampaigns } from './decided.ts'
import { type Observation, type ObservedGame, PURPOSES, type Purpose } from './observation.ts'
import { nameOfBuilding } from './observe.ts'

export type Share = {
  readonly name: string
  readonly share: number
  readonly low: number
  readonly high: number
  readonly of: number
}

export type StageSummary = {
  readonly stage: number
  readonly games: number
  readonly winner: Spread
  readonly everybody: Spread
  readonly turns: Spread
  readonly first: FirstSeat
}
/** First-player advantage: win share above an even one, and VP above the mean of the others. */
export type FirstSeat = { readonly share: number; readonly vp: number }
export type Spread = { readonly mean: number; readonly low: number; readonly high: number }

/** Everything the report shows. */
export type Summary = {
  readonly seats: number
  readonly games: number
  readonly campaigns: number
  readonly charters: readonly Share[]
  readonly places: readonly Share[]
  readonly first: FirstSeat
  readonly stages: readonly StageSummary[]
  readonly buildings: readonly (Share & { readonly number: number })[]
  readonly picks: readonly (Share & { readonly whenOffered: number })[]
  readonly influence: readonly {
    readonly purpose: Purpose
    readonly perGame: number
    readonly share: number
  }[]
  /** How many campaigns were decided after each game, and the leader's mean chance then. */
  readonly decided: readonly { readonly game: number; readonly campaigns: number; readonly chance: number }[]
}

export function summarise(observation: Observation, seats: number): Summary {
  const stages = [...new Set(observation.games.map(({ stage }) => stage))].sort((a, b) => a - b)
  return {
    seats,
    games: observation.games.length,
    campaigns: observation.campaigns.length,
    charters: CHARTERS.map((name, charter) =>
      winShare(name, observation.games, (game, seat) => game.charters[seat] === charter),
    ),
    places: Array.from({ length: seats }, (_, order) =>
      winShare(`${order + 1}`, observation.games, (game, seat) => turnOrderOf(game, seat) === order),
    ),
    first: firstSeatOf(observation.games, seats),
    stages: stages.map((stage) =>
      summariseStage(
        stage,
        observation.games.filter((game) => game.stage === stage),
        seats,
      ),
    ),
    buildings: buildingsOf(observation),
    picks: picksOf(observation),
    influence: influenceOf(observation),
    decided: decidedOf(observation),
  }
}

function winShare(
  name: string,
  games: readonly ObservedGame[],
  isCounted: (game: ObservedGame, seat: number) => boolean,
): Share {
  let played = 0
  let won = 0
  for (const game of games) {
    const best = Math.max(...game.vp)
    const winners = game.vp.filter((vp) => vp === best).length
    game.vp.forEach((vp, seat) => {
      if (!isCounted(game, seat)) return
      played += 1
      if (vp === best) won += 1 / winners
    })
  }
  return { name, share: played === 0 ? 0 : won / played, ...wilson(won, played), of: played }
}

function summariseStage(stage: number, games: readonly ObservedGame[], seats: number): StageSummary {
  return {
    stage,
    games: games.length,
    winner: spread(games.map(({ vp }) => Math.max(...vp))),
    everybody: spread(games.flatMap(({ vp }) => [...vp])),
    turns: spread(games.map(({ turns }) => mean(turns))),
    first: firstSeatOf(games, seats),
  }
}

function firstSeatOf(games: readonly ObservedGame[], seats: number): FirstSeat {
  const { share } = winShare('1', games, (game, seat) => turnOrderOf(game, seat) === 0)
  const leads = games.map((game) => {
    const others = game.vp.filter((_, seat) => turnOrderOf(game, seat) > 0)
    return (game.vp[game.first] ?? 0) - mean(others)
  })
  return { share: share - 1 / seats, vp: mean(leads) }
}

/** How many seats had a turn before this one in the first round. */
function turnOrderOf({ first, vp }: ObservedGame, seat: number): number {
  return (seat - first + vp.length) % vp.length
}

/** The mean and the middle 80 %. */
function spread(values: readonly number[]): Spread {
  return { mean: mean(values), low: quantile(values, 0.1), high: quantile(values, 0.9) }
}

function buildingsOf({ uses, standing }: Observation): Summary['buildings'] {
  return Object.entries(standing)
    .map(([key, of]) => {
      const number = Number(key)
      const used = uses[number] ?? 0
      return { number, name: nameOfBuilding(number), share: used / of, ...wilson(used, of), of }
    })
    .sort((a, b) => b.share - a.share)
}

function picksOf({ offered, taken }: Observation): Summary['picks'] {
  const all = Object.values(taken).reduce((sum, times) => sum + times, 0)
  return CARD_TYPES.map((name: CardType) => {
    const times = taken[name] ?? 0
    return {
      name,
      share: all === 0 ? 0 : times / all,
      ...wilson(times, all),
      of: all,
      whenOffered: times / Math.max(1, offered[name] ?? 0),
    }
  })
}

function influenceOf({ influence, seatGames }: Observation): Summary['influence'] {
  const all = PURPOSES.reduce((sum, purpose) => sum + (influence[purpose] ?? 0), 0)
  return PURPOSES.map((purpose) => ({
    purpose,
    perGame: (influence[purpose] ?? 0) / Math.max(1, seatGames),
    share: (influence[purpose] ?? 0) / Math.max(1, all),
  }))
}

const GAMES = 12

function decidedOf({ campaigns }: Observation): Summary['decided'] {
  if (campaigns.length === 0) return []
  const decided = decidedCampaigns(campaigns)
  return Array.from({ length: GAMES }, (_, index) => ({
    game: index + 1,
    campaigns: decided.filter(({ after }) => after === index + 1).length,
    chance: mean(decided.map(({ sureness }) => sureness[index] ?? 1)),
  }))
}
