import Table from 'cli-table3'
import { intervalText, percentText, signedText } from '../statistics/estimate-text.ts'
import type { StageResult } from './stage-result.ts'
import type { ContestantResult } from './tally.ts'

/** A table of the games, before it one of the campaigns, and the answer of a test. */
export function resultsText({ stage, players, until }: StageResult): string {
  return [
    stage === 0 ? 'whole campaigns' : `stage ${stage}`,
    ...(stage === 0 ? [tableOf(CAMPAIGN_HEAD, players, campaignCells)] : []),
    tableOf(GAME_HEAD, players, gameCells),
    ...(until === undefined
      ? []
      : [`${until.name}: ${until.answer} (after ${until.used} rounds of games with rotated seats)`]),
  ].join('\n')
}

const CAMPAIGN_HEAD = ['player', 'campaigns', 'champion', '95 %', 'mean total', 'margin', '95 %']
const GAME_HEAD = ['player', 'games', 'wins', '95 %', 'Elo', 'mean VP', 'margin', '95 %', 'ms a turn', '95th']

function tableOf(
  head: string[],
  players: readonly ContestantResult[],
  cellsOf: (player: ContestantResult) => (string | number)[],
): string {
  const table = new Table({ head, style: { head: [], border: [] } })
  for (const player of players) table.push([player.name, ...cellsOf(player)])
  return table.toString()
}

function campaignCells({ campaigns }: ContestantResult): (string | number)[] {
  if (campaigns === undefined) return []
  const { count, championShare, meanTotal, margin } = campaigns
  return [
    count,
    percentText(championShare.value),
    `${percentText(championShare.low)} - ${percentText(championShare.high)}`,
    meanTotal.toFixed(1),
    signedText(margin.value),
    intervalText(margin),
  ]
}

function gameCells(player: ContestantResult): (string | number)[] {
  const { games, winShare, low, high, elo, meanVp, margin, msPerTurn, p95MsPerTurn } = player
  return [
    games,
    percentText(winShare),
    `${percentText(low)} - ${percentText(high)}`,
    elo,
    meanVp.toFixed(1),
    signedText(margin.value),
    intervalText(margin),
    msPerTurn.toFixed(1),
    p95MsPerTurn.toFixed(1),
  ]
}
