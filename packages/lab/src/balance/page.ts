import { bars, curves, escapeText } from './chart.ts'
import type { Summary } from './summary.ts'
import { type Target, targetsOf } from './targets.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #222; --soft: #777; --paper: #fbfaf7; --bar: #5b7f95; --out: #c2562d; --band: #5b7f9522 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #999; --paper: #1c1d1f; --bar: #7fa6bd; --out: #e0805a; --band: #7fa6bd22 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 820px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2.2rem } p { color: var(--soft) }
svg { width: 100%; font-size: 12px } svg text { fill: var(--ink) } .label { text-anchor: end } .tick { text-anchor: middle; fill: var(--soft) }
.bar { fill: var(--bar) } .bar.out { fill: var(--out) } .band { fill: var(--band) } .whisker { stroke: var(--ink); stroke-width: 1.5 }
.grid { stroke: var(--band) } .line { fill: none; stroke-width: 2 } .c0 { stroke: var(--out); fill: var(--out) } .c1 { stroke: var(--bar); fill: var(--bar) } .c2 { stroke: var(--soft); fill: var(--soft) } .line { fill: none }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--band) }
.yes::before { content: '✓ ' } .no { color: var(--out) } .no::before { content: '✗ ' }
`

/** The whole report as one page that needs nothing else. */
export function pageOf(summary: Summary, about: string): string {
  const { seats, games, campaigns } = summary
  const title = 'Charterstone: balance'
  const sections = [
    ['Targets (section 11 of the rules)', targetTable(targetsOf(summary))],
    ['Win share by charter', bars(summary.charters.map(asBar), percent, around(seats))],
    ['Win share by place in the first round', bars(summary.places.map(asBar), percent, around(seats))],
    ['Scores by stage', scoreCurves(summary)],
    ['Turns a seat, by stage', turnCurves(summary)],
    [
      'Use of every building, of placements while it stands',
      bars(summary.buildings.map(asBar), percent, { from: 0.01, to: 0.12 }),
    ],
    ['Free picks by type of card', pickBars(summary)],
    ['Influence by purpose, tokens a seat and game', influenceBars(summary)],
    ...(campaigns > 0 ? [['How early campaigns are decided', decidedCharts(summary)] as const] : []),
  ] as const
  const body = sections.map(([name, content]) => `<h2>${escapeText(name)}</h2>${content}`).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeText(about)} ${games} games with ${seats} seats, ${campaigns} campaigns. Whiskers are 95 % intervals, shaded bands are targets.</p>
${body}
</body></html>
`
}

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map(
    ({ what, target, measured, holds }) =>
      `<tr><td class="${holds ? 'yes' : 'no'}">${escapeText(what)}</td><td>${escapeText(target)}</td><td>${escapeText(measured)}</td></tr>`,
  )
  return `<table><tr><th>line</th><th>target</th><th>measured</th></tr>${rows.join('')}</table>`
}

function asBar({ name, share, low, high }: Summary['charters'][number]): {
  name: string
  value: number
  low: number
  high: number
} {
  return { name, value: share, low, high }
}

function around(seats: number): { from: number; to: number } {
  return { from: 1 / seats - 0.03, to: 1 / seats + 0.03 }
}

function scoreCurves({ stages }: Summary): string {
  return curves(
    [
      { name: 'winner', points: stages.map(({ stage, winner }) => [stage, winner.mean]) },
      { name: 'everybody', points: stages.map(({ stage, everybody }) => [stage, everybody.mean]) },
      { name: "winners' top 10 %", points: stages.map(({ stage, winner }) => [stage, winner.high]) },
    ],
    'game of the campaign',
    (value) => value.toFixed(0),
  )
}

function turnCurves({ stages }: Summary): string {
  return curves(
    [
      { name: 'mean', points: stages.map(({ stage, turns }) => [stage, turns.mean]) },
      { name: 'shortest 10 %', points: stages.map(({ stage, turns }) => [stage, turns.low]) },
      { name: 'longest 10 %', points: stages.map(({ stage, turns }) => [stage, turns.high]) },
    ],
    'game of the campaign',
    (value) => value.toFixed(0),
  )
}

function pickBars({ picks }: Summary): string {
  const rows = picks.map((pick) => ({ ...asBar(pick), note: `(${percent(pick.whenOffered)} when there)` }))
  return bars(rows, percent, { from: 0.05, to: 0.35 })
}

function influenceBars({ influence }: Summary): string {
  const rows = influence.map(({ purpose, perGame, share }) => ({
    name: purpose,
    value: perGame,
    note: `(${percent(share)})`,
  }))
  return bars(rows, (value) => value.toFixed(2))
}

function decidedCharts({ decided, campaigns }: Summary): string {
  const when = decided.map(({ game, campaigns: count }) => ({
    name: `after game ${game}`,
    value: count / campaigns,
  }))
  const chance = [
    { name: "leader's chance", points: decided.map(({ game, chance: sure }) => [game, sure] as const) },
  ]
  return bars(when, percent) + curves(chance, 'after game', percent)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
