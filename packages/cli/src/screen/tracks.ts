import type { Board, QuotaRowOnBoard } from '@charterstone/engine'
import { cut, hang, padEnd } from '@charterstone/lab'
import { lineOf } from '../text/card-text.ts'
import { nameIn, type Scene, tokenIn } from './scene.ts'

/** The width of all headings. */
const HEADING = 13
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

function progress({ board, paint }: Scene): string {
  const { last, space: token } = board.progress
  return Array.from({ length: last + 1 }, (_, space) => {
    const icon = iconOf(board, space)
    if (token !== space) return padEnd(icon === '·' ? paint.dim(icon) : icon, SPACE)
    return padEnd(paint.strong(`${space}`), SPACE)
  })
    .join('')
    .trimEnd()
}

function iconOf({ progress: { last, reputation, income } }: Board, space: number): string {
  if (space === last) return '⧗'
  if (reputation.includes(space)) return '★'
  return income.includes(space) ? '$' : '·'
}

function reputation(scene: Scene): string {
  const { seats, open } = scene.board.reputation
  const tokens = seats.map((seat) => tokenIn(scene, seat))
  const free = new Array<string>(Math.max(0, open - seats.length)).fill(scene.paint.dim('·'))
  return [...tokens, ...free].join('  ')
}

/** Two rows of the table share a line; a space shows what it asks for, or who has taken it. */
function quota(scene: Scene): string[] {
  const cells = scene.board.quota.map((row) => padEnd(quotaRow(scene, row), 43))
  return cells.flatMap((cell, index) => {
    if (index % 2 === 1) return []
    return [
      (heading(scene, index === 0 ? scene.labels.quota : '') + cell + (cells[index + 1] ?? '')).trimEnd(),
    ]
  })
}

function quotaRow(scene: Scene, { row, spaces }: QuotaRowOnBoard): string {
  const shown = spaces.map(({ count, bonus, seat }) => {
    if (seat !== null) return `${tokenIn(scene, seat)} `
    return `${count}${bonus === 'vp' ? '+' : bonus === 'reputation' ? '★' : ' '}`
  })
  return `${padEnd(cut(scene.labels.quotaRows[row], 11), 12)}${shown.join('  ')}`
}

function objectives(scene: Scene): string[] {
  return scene.board.objectives.map(({ card, scorers }, index) => {
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
