import type { Estimate } from '../statistics/estimate.ts'
import { percentText, signedText } from '../statistics/estimate-text.ts'
import type { GameSpread } from './by-game.ts'
import { type Bar, bars, curves, type Series } from './chart.ts'
import { MOVERS } from './observation.ts'
import type { Summary } from './summary.ts'
import type { WinShare } from './win-shares.ts'

export type Section = readonly [name: string, content: string]

/** The charts of a summary. */
export function sectionsOf(summary: Summary): Section[] {
  const { seats, buildings, charters, places } = summary
  return [
    ['Moves of the progress token', moveBars(summary)],
    ['Built and opened, a seat and game', growthCurves(summary)],
    ['Turns a seat, by game', curves(spreadSeries(summary.turnsPerSeat), AXIS, rounded)],
    ['Minutes, by game', curves(spreadSeries(summary.minutes), AXIS, rounded)],
    ['Scores, by game', scoreCurves(summary)],
    ['Win share by charter, by margin', bars(charters.map(shareBar), percentText, around(seats))],
    ['Win share by place in turn order, by margin', bars(places.map(shareBar), percentText, around(seats))],
    [
      'Use of every building, of placements while it stands',
      bars(
        buildings.filter(({ isCommons }) => !isCommons),
        percentText,
        { from: 0.01, to: 0.12 },
      ),
    ],
    [
      'Use of the commons',
      bars(
        buildings.filter(({ isCommons }) => isCommons),
        percentText,
      ),
    ],
    ['Free picks by type of card', pickBars(summary)],
    ['Influence by purpose, tokens a seat and game', influenceBars(summary)],
    ...campaignSections(summary),
  ]
}

const AXIS = 'game of the campaign'

function campaignSections({ decided, branches, count }: Summary): Section[] {
  if (decided.length === 0) return []
  const when = decided.map(({ game, campaigns }) => ({
    name: `after game ${game}`,
    value: campaigns / count,
  }))
  const chance = [{ name: "leader's chance", points: decided.map((row) => [row.game, row.chance] as const) }]
  const forks = branches.map((branch) => ({ ...branch, name: `game ${branch.game}, crate ${branch.letter}` }))
  return [
    ['How early campaigns are decided', bars(when, percentText) + curves(chance, 'after game', percentText)],
    ['Branches of the story', bars(forks, percentText, { from: 0.2, to: 0.8 })],
  ]
}

function moveBars({ moves }: Summary): string {
  return bars(
    MOVERS.map((mover) => ({ name: MOVER_NAMES[mover], value: moves[mover] })),
    percentText,
  )
}

const MOVER_NAMES = { play: 'play', dusk: 'dusk (D4)', noInfluence: 'no influence (R25.4)' } as const

function growthCurves({ builtPerSeat, cratesPerSeat }: Summary): string {
  return curves(
    [
      { name: 'built', points: pointsOf(builtPerSeat.byGame) },
      { name: 'crates', points: pointsOf(cratesPerSeat.byGame) },
    ],
    AXIS,
    (value) => value.toFixed(2),
  )
}

function scoreCurves({ winners, everybody }: Summary): string {
  return curves(
    [
      { name: 'winner', points: pointsOf(winners) },
      { name: 'everybody', points: pointsOf(everybody) },
      { name: "winners' top 10 %", points: winners.map(({ game, p90 }) => [game, p90]) },
    ],
    AXIS,
    rounded,
  )
}

function spreadSeries(rows: readonly GameSpread[]): Series[] {
  return [
    { name: 'mean', points: pointsOf(rows) },
    { name: 'shortest 10 %', points: rows.map(({ game, p10 }) => [game, p10]) },
    { name: 'longest 10 %', points: rows.map(({ game, p90 }) => [game, p90]) },
  ]
}

function pointsOf(rows: readonly (Estimate & { readonly game: number })[]): (readonly [number, number])[] {
  return rows.map(({ game, value }) => [game, value])
}

function pickBars({ picks }: Summary): string {
  const rows = picks.map((pick) => ({ ...pick, note: `(${percentText(pick.whenOffered)} when there)` }))
  return bars(rows, percentText, { from: 0.05, to: 0.35 })
}

function influenceBars({ influence }: Summary): string {
  const rows = influence.map(({ purpose, perGame, share }) => ({
    name: purpose,
    value: perGame,
    note: `(${percentText(share)})`,
  }))
  return bars(rows, (value) => value.toFixed(2))
}

function shareBar({ name, byMargin, margin, of }: WinShare): Bar {
  return of === 0
    ? { name, value: 0, note: 'did not play' }
    : {
        name,
        ...withinShares(byMargin),
        note: `(${signedText(margin.value)} VP)`,
      }
}

/** Few campaigns leave an interval that goes beyond all shares. */
function withinShares({ value, low, high }: Estimate): Estimate {
  return { value, low: Math.max(0, low), high: Math.min(1, high) }
}

function around(seats: number): { from: number; to: number } {
  return { from: 1 / seats - 0.03, to: 1 / seats + 0.03 }
}

function rounded(value: number): string {
  return value.toFixed(0)
}
