import { escapeText } from './chart.ts'
import { LINE_IDS, type LinePart } from './line.ts'
import { estimateText, LINE_NAMES, verdictOf, wantedText } from './line-text.ts'
import type { Lines } from './lines.ts'
import { STYLE } from './page-style.ts'
import type { Report } from './report.ts'
import { type Section, sectionsOf } from './sections.ts'

/** The whole report as one page that needs nothing else. */
export function pageOf(report: Report): string {
  const title = 'Charterstone: balance'
  const parts: readonly (readonly [string, readonly Section[]])[] = [
    ['Section 11 of the rules', [['', linesTable(report.lines)]]],
    ...(report.campaigns === undefined
      ? []
      : [[`${report.campaigns.count} campaigns`, sectionsOf(report.campaigns)] as const]),
    ...(report.games === undefined
      ? []
      : [[`${report.games.count} single games`, sectionsOf(report.games)] as const]),
  ]
  const body = parts.map(
    ([name, sections]) =>
      `<h2>${escapeText(name)}</h2>${sections.map(([what, content]) => (what === '' ? content : `<h3>${escapeText(what)}</h3>${content}`)).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeText(aboutText(report))} Intervals are 95 %; the units are campaigns, or single games. Shaded bands are targets.</p>
${body.join('\n')}
</body></html>
`
}

function aboutText({ players, seats, seed, house, secondsPerTurn }: Report): string {
  const rules = house.length === 0 ? '' : ` House rules ${house.join(', ')}.`
  return `Players: ${players}. ${seats} seats.${rules} Seed ${seed}. A turn takes ${secondsPerTurn} seconds.`
}

/** A row for each line; its parts open below it. */
function linesTable(lines: Lines): string {
  const rows = LINE_IDS.map((id) => {
    const line = lines[id]
    if (line === undefined)
      return `<tr><td>${id}</td><td>${escapeText(LINE_NAMES[id])}</td><td colspan="3">not measured</td></tr>`
    const parts = line.parts.map((part) => `<li class="${markOf(part)}">${escapeText(partText(part))}</li>`)
    return `<tr><td>${id}</td><td>${escapeText(LINE_NAMES[id])}<details><summary>${line.parts.length} measured</summary><ul>${parts.join('')}</ul></details></td><td>${escapeText(`${line.name}: ${estimateText(line, line.unit)}`)}</td><td>${escapeText(wantedText(line.wanted, line.unit))}</td><td class="${markOf(line)}">${verdictOf(line)}</td></tr>`
  })
  return `<table><tr><th>line</th><th>about</th><th>farthest from its target</th><th>target</th><th></th></tr>${rows.join('')}</table>`
}

function partText(part: LinePart): string {
  return `${part.name}: ${estimateText(part, part.unit)}, wanted ${wantedText(part.wanted, part.unit)}`
}

function markOf({ holds }: LinePart): string {
  return holds ? 'yes' : 'no'
}
