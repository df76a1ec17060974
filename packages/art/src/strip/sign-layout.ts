import type { IconName } from '../icons/icon-shapes.ts'
import { signLetter } from './sign-letters.ts'
import { rowOf, type Strip, type StripGlyph } from './strip-glyph.ts'

/** One thing on a signboard, at its place from the left edge of its row. */
export type Placed =
  | { readonly kind: 'icon'; readonly x: number; readonly icon: IconName }
  | { readonly kind: 'text'; readonly x: number; readonly text: string }
  | { readonly kind: 'arrow'; readonly x: number }

export type SignRow = { readonly width: number; readonly placed: readonly Placed[] }
export type SignLayout = { readonly icon: number; readonly rows: readonly SignRow[] }

const ICON = 15.5
/** The icons of full signs; the smaller ones are for the few that would need a fourth row. */
const SMALL_ICONS = [14.8, 14, 13]
const MOST_ROWS = 3
const GAP = 1
const ARROW = 8.5
/** The size of letters, in tile units. */
export const LETTERS = 13

/** The row of a sign, so that its board leaves a gap to the board of the next tile. */
export const WIDEST = 75
/** Tiles of the commons lie further apart. */
export const WIDEST_COMMONS = 95

/** Everything on as few rows as fit the tile; nothing is ever left out. */
export function layoutSign(strip: Strip, isCommons = false): SignLayout {
  const widest = isCommons ? WIDEST_COMMONS : WIDEST
  const all = rowOf(strip)
  if (all.length === 0) return { icon: ICON, rows: [] }
  const icon = all.filter(({ kind }) => kind === 'thing').length > 3 ? (SMALL_ICONS[0] ?? ICON) : ICON
  const single = place(all, icon)
  if (single.width <= widest) return { icon, rows: [single] }
  const pieces = piecesOf(all)
  for (const small of SMALL_ICONS)
    for (let count = 2; count <= MOST_ROWS; count++) {
      const rows = evenRows(pieces, Math.min(count, pieces.length), small)
      if (rows.every(({ width }) => width <= widest)) return { icon: small, rows }
    }
  throw new Error('a sign does not fit its tile')
}

type Piece = readonly StripGlyph[]

/** What belongs together: never cut inside parentheses, before an arrow, nor beside a sign that joins two things. */
function piecesOf(glyphs: readonly StripGlyph[]): readonly Piece[] {
  const pieces: StripGlyph[][] = []
  for (const [index, glyph] of glyphs.entries()) {
    if (index === 0 || canBreakBefore(glyphs, index)) pieces.push([glyph])
    else pieces.at(-1)?.push(glyph)
  }
  return pieces
}

function canBreakBefore(glyphs: readonly StripGlyph[], cut: number): boolean {
  const depth = glyphs.slice(0, cut).reduce((level, glyph) => level + opening(glyph), 0)
  const before = glyphs[cut - 1]
  const after = glyphs[cut]
  const isJoined =
    (before?.kind === 'sign' && before.text !== ')') ||
    (after?.kind === 'sign' && !STARTS.test(after.text)) ||
    after?.kind === 'pays-for'
  return depth === 0 && !isJoined
}

/** Signs that stand before a thing: an opening parenthesis, an advance, a discount. */
const STARTS = /^[(+−]/

function opening(glyph: StripGlyph): number {
  if (glyph.kind !== 'sign') return 0
  return glyph.text === '(' ? 1 : glyph.text === ')' ? -1 : 0
}

/** The pieces on this number of rows, so that the widest row is as narrow as possible. */
function evenRows(pieces: readonly Piece[], rows: number, icon: number): readonly SignRow[] {
  if (rows === 1) return [place(pieces.flat(), icon)]
  let best: readonly SignRow[] = []
  for (let cut = 1; cut <= pieces.length - rows + 1; cut++) {
    const candidate = [
      place(pieces.slice(0, cut).flat(), icon),
      ...evenRows(pieces.slice(cut), rows - 1, icon),
    ]
    if (best.length === 0 || widestOf(candidate) < widestOf(best)) best = candidate
  }
  return best
}

function widestOf(rows: readonly SignRow[]): number {
  return Math.max(...rows.map(({ width }) => width))
}

function place(glyphs: readonly StripGlyph[], icon: number): SignRow {
  const placed: Placed[] = []
  let x = 0
  for (const glyph of glyphs) {
    if (glyph.kind === 'pays-for') {
      placed.push({ kind: 'arrow', x: x + 1.5 })
      x += ARROW
    } else if (glyph.kind === 'sign') {
      placed.push({ kind: 'text', x, text: glyph.text })
      x += widthOfText(glyph.text) + 0.6
    } else {
      if (glyph.isCounted) {
        placed.push({ kind: 'text', x, text: String(glyph.count) })
        x += widthOfText(String(glyph.count)) + 0.8
      }
      placed.push({ kind: 'icon', x: x + icon / 2, icon: glyph.icon })
      x += icon + GAP
    }
  }
  return { width: Math.max(0, x - GAP), placed }
}

function widthOfText(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (signLetter(letter).width * LETTERS) / 100, 0)
}
