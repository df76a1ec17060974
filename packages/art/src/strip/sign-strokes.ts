import type { BuildingDef } from '@charterstone/engine'
import { glyphMarks } from '../icons/glyph-marks.ts'
import type { Mark } from '../ink/mark.ts'
import { d } from '../ink/path.ts'
import { placed } from '../ink/place.ts'
import { resized, shaded } from '../ink/prop.ts'
import { inkedGroup } from '../ink/written-marks.ts'
import { NEXT_ROW, type SignBoard, type SignBox, signBoardOf } from './sign-board.ts'
import { LETTERS, type Placed, type SignRow } from './sign-layout.ts'
import { signLetter } from './sign-letters.ts'

const INK = 'var(--sign-ink)'

const known = new WeakMap<BuildingDef, string>()

/** The paper sign in front of a building: cost, then gain, as icons only. Null where a building does nothing when used. */
export function signOf(building: BuildingDef): Sign | null {
  const board = signBoardOf(building)
  if (board === null) return null
  const strokes = known.get(building) ?? drawnSign(board)
  known.set(building, strokes)
  return { strokes, box: board.box }
}

type Sign = { readonly strokes: string; readonly box: SignBox }

function drawnSign({ layout: { icon, rows }, box: { right: half, top, bottom } }: SignBoard): string {
  const board: Mark = {
    d: boardPath(half, bottom - top),
    fill: 'var(--sign)',
    line: 'var(--sign-line)',
    width: 1.2,
    opacity: 1,
    role: 'plain',
  }
  const marks = [board, ...rows.flatMap((row, index) => marksOfRow(row, 10 + index * NEXT_ROW, icon))]
  return inkedGroup(resized(marks, 0, top, 1))
}

function marksOfRow({ width, placed: items }: SignRow, y: number, icon: number): readonly Mark[] {
  return items.flatMap((item) => marksOf(item, -width / 2, y, icon))
}

function marksOf(item: Placed, left: number, y: number, icon: number): readonly Mark[] {
  const x = left + item.x
  switch (item.kind) {
    case 'icon':
      return glyphMarks(item.icon, { x, y, size: icon, color: INK })
    case 'arrow':
      return [shaded(d`M${x} ${y - 4}l5 4-5 4Z`, 'var(--sign-ink-2)')]
    case 'text':
      return [shaded(textPath(item.text, x, y + 4.6), INK)]
  }
}

/** Letters from left to right on a base line. */
function textPath(text: string, x: number, y: number): string {
  let path = ''
  let at = x
  for (const letter of text) {
    const { width, d: outline } = signLetter(letter)
    path += placed(outline, { x: at, y, scale: LETTERS / 100 })
    at += (width * LETTERS) / 100
  }
  return path
}

/** Paper, cut by hand: the long edges bow a little. */
function boardPath(half: number, height: number): string {
  return d`M${-half} 1Q0 -.6 ${half} 1L${half + 0.6} ${height - 1}Q0 ${height + 0.6} ${-half - 0.5} ${height - 1}Z`
}
