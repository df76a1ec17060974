import { type Estimate, type Pair, ratioOf, shareOf } from '../statistics/estimate.ts'
import { quantile } from '../statistics/quantile.ts'
import { mean } from '../statistics/sum.ts'
import { wilson } from '../statistics/wilson.ts'
import { duelsOf } from './duels.ts'
import type { Outcome } from './outcome.ts'
import { eloOf } from './rating.ts'
import { championshipOf, groupsOf, marginOfName, winOf } from './seat-scores.ts'

/** All games of one contestant. */
export type ContestantResult = {
  readonly name: string
  readonly games: number
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly elo: number
  readonly meanVp: number
  /** VP above the mean of the others; the units of its interval are groups of games with rotated seats. */
  readonly margin: Estimate
  readonly msPerTurn: number
  readonly p95MsPerTurn: number
  /** Only for whole campaigns. */
  readonly campaigns?: CampaignResult
}

export type CampaignResult = {
  readonly count: number
  /** Campaigns that it won, by final total. */
  readonly championShare: Estimate
  readonly meanTotal: number
  readonly margin: Estimate
}

/** Results by name, best first. In campaigns the champion is best. */
export function tally(outcomes: readonly Outcome[]): ContestantResult[] {
  const names = [...new Set(outcomes.flatMap(({ match }) => match.players.map(({ name }) => name)))]
  const groups = groupsOf(outcomes)
  const elo = eloOf(names, duelsOf(outcomes))
  return names
    .map((name) => ({ ...resultOf(name, groups), elo: elo.get(name) ?? 0 }))
    .sort((a, b) => rankOf(b) - rankOf(a))
}

function rankOf({ campaigns, winShare }: ContestantResult): number {
  return campaigns?.championShare.value ?? winShare
}

function resultOf(name: string, groups: readonly Outcome[][]): Omit<ContestantResult, 'elo'> {
  const wins = pairsOf(groups, ({ match, games }) =>
    games.flatMap((game) => seatsOf(match, name).map((seat) => winOf(game, seat))),
  )
  const points = pairsOf(groups, ({ match, games }) =>
    games.flatMap(({ vp }) => seatsOf(match, name).map((seat) => vp[seat] ?? 0)),
  )
  const margins = pairsOf(groups, (outcome) =>
    outcome.games.flatMap(({ vp }) => marginOfName(outcome, vp, name) ?? []),
  )
  const { value: winShare, low, high } = shareOf(wins)
  const milliseconds = groups.flatMap((group) =>
    group.flatMap((outcome) =>
      seatsOf(outcome.match, name).flatMap((seat) => outcome.milliseconds[seat] ?? []),
    ),
  )
  return {
    name,
    games: countOf(wins),
    winShare,
    low,
    high,
    meanVp: ratioOf(points).value,
    margin: ratioOf(margins),
    msPerTurn: mean(milliseconds),
    p95MsPerTurn: quantile(milliseconds, 0.95),
    ...campaignsOf(name, groups),
  }
}

function campaignsOf(name: string, groups: readonly Outcome[][]): { readonly campaigns?: CampaignResult } {
  const wins = pairsOf(groups, ({ match, campaign }) =>
    campaign === undefined ? [] : seatsOf(match, name).map((seat) => championshipOf(campaign, seat)),
  )
  const count = countOf(wins)
  if (count === 0) return {}
  const totals = pairsOf(groups, ({ match, campaign }) =>
    seatsOf(match, name).map((seat) => campaign?.totals[seat] ?? 0),
  )
  const margins = pairsOf(
    groups,
    (outcome) => marginOfName(outcome, outcome.campaign?.totals ?? [], name) ?? [],
  )
  const won = wins.reduce((sum, [own]) => sum + own, 0)
  return {
    campaigns: {
      count,
      championShare: { value: won / count, ...wilson(won, count) },
      meanTotal: ratioOf(totals).value,
      margin: ratioOf(margins),
    },
  }
}

function seatsOf({ players }: Outcome['match'], name: string): number[] {
  return players.flatMap((player, seat) => (player.name === name ? [seat] : []))
}

/** The sum and the number of some values of each group. */
function pairsOf(
  groups: readonly Outcome[][],
  measure: (outcome: Outcome) => number | readonly number[],
): Pair[] {
  return groups.map((group) => {
    const values = group.flatMap(measure)
    return [values.reduce((sum, value) => sum + value, 0), values.length]
  })
}

function countOf(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, [, count]) => sum + count, 0)
}
