import { QUOTA, type QuotaRow } from '@charterstone/engine'
import { lineOf } from '../text/card-text.ts'
import { HEADING, nameIn, type Scene, tokenIn } from './scene.ts'
import { seatsOfBits } from './token.ts'
import { cut, hang, padEnd } from './width.ts'

const HOURGLASS = 26
const REPUTATION_SPACES = [4, 6, 8, 10, 12, 14]
const SPACE = 3

/** Progress, reputation, quota, objectives and the guidepost. */
export function tracks(scene: Scene): string[] {
  return [
    heading(scene, scene.labels.progress) + progress(scene),
    heading(scene, scene.labels.reputation) + reputation(scene),
    ...quota(scene),
    ...objectives(scene),
    ...guidepost(scene),
  ]
}

export function heading({ paint }: Scene, text: string): string {
  return paint.bold(padEnd(cut(text, HEADING - 1), HEADING))
}

function progress({ view, paint }: Scene): string {
  return Array.from({ length: HOURGLASS + 1 }, (_, space) => {
    const icon = space === HOURGLASS ? '⧗' : iconOf(space)
    if (view.table.progress !== space) return padEnd(icon === '·' ? paint.dim(icon) : icon, SPACE)
    return padEnd(paint.strong(`${space}`), SPACE)
  })
    .join('')
    .trimEnd()
}

/** R25.3: reputation on 4, 8 … 24, income on 6, 10 … 22. */
function iconOf(space: number): string {
  if (space > 0 && space % 4 === 0) return '★'
  return space > 2 && space % 4 === 2 ? '$' : '·'
}

function reputation(scene: Scene): string {
  const { table } = scene.view
  const open = (REPUTATION_SPACES[table.seats.length - 1] ?? 0) - table.reputation.length
  const tokens = table.reputation.map((seat) => tokenIn(scene, seat))
  return [...tokens, ...new Array<string>(Math.max(0, open)).fill(scene.paint.dim('·'))].join('  ')
}

/** Two rows of the table share a line; a space shows what it asks for, or who has taken it. */
function quota(scene: Scene): string[] {
  const { legacy } = scene.view
  const rows: QuotaRow[] = ['resource', 'coin', 'card']
  if (legacy.rules.minions) rows.push('minion')
  if (legacy.rules.peril) rows.push('peril')
  const cells = rows.map((row) => padEnd(quotaRow(scene, row), 43))
  return cells.flatMap((cell, index) => {
    if (index % 2 === 1) return []
    return [
      (heading(scene, index === 0 ? scene.labels.quota : '') + cell + (cells[index + 1] ?? '')).trimEnd(),
    ]
  })
}

function quotaRow(scene: Scene, row: QuotaRow): string {
  const spaces = QUOTA.flatMap((space, index) => {
    if (space.row !== row) return []
    const taken = scene.view.table.quota[index] ?? 0
    if (taken > 0) return [`${tokenIn(scene, taken - 1)} `]
    return [`${space.count}${space.bonus === 'vp' ? '+' : space.bonus === 'reputation' ? '★' : ' '}`]
  })
  return `${padEnd(cut(scene.labels.quotaRows[row], 11), 12)}${spaces.join('  ')}`
}

function objectives(scene: Scene): string[] {
  const { table } = scene.view
  return table.objectives.map((card, index) => {
    const scorers = seatsOfBits(table.scorers[index] ?? 0, table.seats.length)
    const text = `${nameIn(scene, card)}: ${lineOf(scene.cast, card)}`
    const tokens = scorers.map((seat) => tokenIn(scene, seat)).join(' ')
    return `${heading(scene, index === 0 ? scene.labels.objectives : '') + cut(text, 72)} ${tokens}`.trimEnd()
  })
}

function guidepost(scene: Scene): string[] {
  const { table } = scene.view
  if (table.guidepost === 0) return []
  const text = `${nameIn(scene, table.guidepost)}: ${lineOf(scene.cast, table.guidepost)}`
  const candle =
    table.candleQuarters < 0 ? '' : ` ${scene.labels.candle}: ${'▮'.repeat(table.candleQuarters)}`
  return [hang(heading(scene, scene.labels.guidepost), text + candle)]
}
