/** Bars and lines as inline SVG. Colours come from the page's style sheet, so that they follow light and dark. */

export type Bar = {
  readonly name: string
  readonly value: number
  readonly low?: number
  readonly high?: number
  readonly note?: string
}
export type Band = { readonly from: number; readonly to: number }

const WIDTH = 760
const LABEL = 170
const ROW = 22
const PAD = 26

export function bars(rows: readonly Bar[], format: (value: number) => string, band?: Band): string {
  const max = Math.max(
    ...rows.map(({ value, high }) => Math.max(value, high ?? 0)),
    (band?.to ?? 0) * 1.05,
    1e-9,
  )
  const x = (value: number): number => LABEL + (value / max) * (WIDTH - LABEL - 90)
  const height = rows.length * ROW + PAD
  const lines = rows.map(({ name, value, low, high, note }, index) => {
    const y = index * ROW + 4
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<line class="whisker" x1="${fix(x(low))}" x2="${fix(x(high))}" y1="${y + 7}" y2="${y + 7}"/>`
    const isOut = band !== undefined && (value < band.from || value > band.to)
    return (
      `<text class="label" x="${LABEL - 8}" y="${y + 12}">${escapeText(name)}</text>` +
      `<rect class="${isOut ? 'bar out' : 'bar'}" x="${LABEL}" y="${y}" width="${fix(Math.max(0, x(value) - LABEL))}" height="14"/>` +
      whisker +
      `<text x="${fix(x(Math.max(value, high ?? 0)) + 8)}" y="${y + 12}">${format(value)}${note === undefined ? '' : ` ${escapeText(note)}`}</text>`
    )
  })
  const goal =
    band === undefined
      ? ''
      : `<rect class="band" x="${fix(x(band.from))}" y="0" width="${fix(x(Math.min(band.to, max)) - x(band.from))}" height="${height - PAD + 2}"/>`
  return svg(height, goal + lines.join(''))
}

export type Series = { readonly name: string; readonly points: readonly (readonly [x: number, y: number])[] }

/** Several lines over the same axis; a range between low and high is drawn when two series are named so. */
export function curves(series: readonly Series[], xName: string, format: (value: number) => string): string {
  const all = series.flatMap(({ points }) => [...points])
  if (all.length === 0) return ''
  const height = 260
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const top = Math.max(...all.map(([, y]) => y)) * 1.08
  const x = (value: number): number => 60 + ((value - left) / Math.max(1, right - left)) * (WIDTH - 220)
  const y = (value: number): number => height - 40 - (value / top) * (height - 60)
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const level = y(part * top)
    return `<line class="grid" x1="60" x2="${WIDTH - 150}" y1="${fix(level)}" y2="${fix(level)}"/><text class="label" x="52" y="${fix(level + 4)}">${format(part * top)}</text>`
  })
  const ticks = [...new Set(all.map(([value]) => value))].map(
    (value) => `<text class="tick" x="${fix(x(value))}" y="${height - 20}">${value}</text>`,
  )
  const lines = series.map(({ name, points }, index) => {
    const last = points.at(-1)
    const path = points
      .map(([px, py], order) => `${order === 0 ? 'M' : 'L'}${fix(x(px))} ${fix(y(py))}`)
      .join('')
    const dots = points
      .map(([px, py]) => `<circle class="dot c${index}" cx="${fix(x(px))}" cy="${fix(y(py))}" r="3"/>`)
      .join('')
    const label =
      last === undefined
        ? ''
        : `<text x="${fix(x(last[0]) + 10)}" y="${fix(y(last[1]) + 4)}">${escapeText(name)}</text>`
    return `<path class="line c${index}" d="${path}"/>${dots}${label}`
  })
  const axis = `<text class="tick" x="${WIDTH / 2 - 60}" y="${height - 3}">${escapeText(xName)}</text>`
  return svg(height, grid.join('') + ticks.join('') + lines.join('') + axis)
}

function svg(height: number, content: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">${content}</svg>`
}

function fix(value: number): string {
  return value.toFixed(1)
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
