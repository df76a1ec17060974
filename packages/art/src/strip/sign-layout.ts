import type { IconName } from '../icons/icon-shapes.ts'
import type { Strip, StripGlyph } from './strip-glyph.ts'

/** One thing on a signboard, at its place from the left edge of its row. */
export type Placed =
  | { readonly kind: 'icon'; readonly x: number; readonly icon: IconName }
  | { readonly kind: 'text'; readonly x: number; readonly text: string }
  | { readonly kind: 'arrow'; readonly x: number }

export type SignRow = { readonly width: number; readonly placed: readonly Placed[] }
export type SignLayout = { readonly icon: number; readonly rows: readonly SignRow[] }

const ICON = 15.5
const SMALL_ICON = 14.8
const GAP = 1
const ARROW = 8.5
const DIGIT = 6.9

/** Beyond this a sign would cover its neighbour's; then it takes two rows. */
export const WIDEST = 88
const WIDEST_COMMONS = 104
const ELLIPSIS: StripGlyph = { kind: 'sign', text: '…' }

export function layoutSign(strip: Strip, isCommons = false): SignLayout {
  const widest = isCommons ? WIDEST_COMMONS : WIDEST
  const one = [...strip.pay, ...(strip.pay.length > 0 ? [{ kind: 'pays-for' } as const] : []), ...strip.gain]
  const icon = one.filter(({ kind }) => kind === 'thing').length > 3 ? SMALL_ICON : ICON
  const single = place(one, icon)
  if (single.width <= widest) return { icon, rows: [single] }
  const [upper, lower] = halves(strip)
  return {
    icon: SMALL_ICON,
    rows: [upper, lower].filter((row) => row.length > 0).map((row) => fitted(row, SMALL_ICON, widest)),
  }
}

/** The cost above the gain; without a cost, or with a light one, the gain breaks where the rows come out even. */
function halves({ pay, gain }: Strip): readonly [readonly StripGlyph[], readonly StripGlyph[]] {
  const all: readonly StripGlyph[] = pay.length > 0 ? [...pay, { kind: 'pays-for' }, ...gain] : gain
  const least = pay.length > 0 ? pay.length + 1 : 1
  let best = least
  let difference = Number.POSITIVE_INFINITY
  for (let cut = least; cut < all.length; cut++) {
    if (!canBreakBefore(all, cut)) continue
    const off = Math.abs(place(all.slice(0, cut), SMALL_ICON).width - place(all.slice(cut), SMALL_ICON).width)
    if (off < difference) {
      difference = off
      best = cut
    }
  }
  return [all.slice(0, best), all.slice(best)]
}

/** Never inside parentheses, nor beside a sign that joins two things. */
function canBreakBefore(glyphs: readonly StripGlyph[], cut: number): boolean {
  const depth = glyphs.slice(0, cut).reduce((level, glyph) => level + opening(glyph), 0)
  const before = glyphs[cut - 1]
  const after = glyphs[cut]
  const isJoined =
    (before?.kind === 'sign' && before.text !== ')') || (after?.kind === 'sign' && after.text !== '(')
  return depth === 0 && !isJoined
}

function opening(glyph: StripGlyph): number {
  if (glyph.kind !== 'sign') return 0
  return glyph.text === '(' ? 1 : glyph.text === ')' ? -1 : 0
}

/** What does not fit ends in an ellipsis; the preview has the full text. */
function fitted(glyphs: readonly StripGlyph[], icon: number, widest: number): SignRow {
  const row = place(glyphs, icon)
  if (row.width <= widest) return row
  for (let keep = glyphs.length - 1; keep > 0; keep--) {
    const shorter = place([...glyphs.slice(0, keep), ELLIPSIS], icon)
    if (shorter.width <= widest) return shorter
  }
  return row
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
      x += widthOfText(glyph.text)
    } else {
      if (glyph.isCounted) {
        placed.push({ kind: 'text', x, text: String(glyph.count) })
        x += widthOfText(String(glyph.count)) + 0.6
      }
      placed.push({ kind: 'icon', x: x + icon / 2, icon: glyph.icon })
      x += icon + GAP
    }
  }
  return { width: Math.max(0, x - GAP), placed }
}

const NARROW = new Set(['/', '(', ')', ':'])

function widthOfText(text: string): number {
  return Array.from(text).reduce(
    (width, letter) => width + (NARROW.has(letter) ? 5.2 : letter === '…' ? 11 : DIGIT),
    0.6,
  )
}
