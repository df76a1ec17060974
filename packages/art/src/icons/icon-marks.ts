import type { Mark } from '../ink/mark.ts'
import { NONE } from '../ink/mark.ts'
import type { IconShape, StrokeKind } from './icon-shape.ts'
import { ICON_COLOURS, ICON_LINES, ICON_SHAPES, type IconName } from './icon-shapes.ts'

export const ICON_LINE = 1.75
const BROKEN = [2.5, 2.2]

/** An icon on its grid of 24: one path for each ink, in the colour of the text unless another is named. */
export function iconMarks(
  name: IconName,
  fill = ICON_COLOURS[name] ?? NONE,
  line = ICON_LINES[name] ?? 'currentColor',
): readonly Mark[] {
  return joinedIcon(ICON_SHAPES[name].map(([kind, d]) => strokeOf(kind, d, fill, line)))
}

/** Without colour all lines lie on one level; otherwise a later area may cover an earlier line. */
function joinedIcon(marks: readonly Mark[]): readonly Mark[] {
  const isBare = marks.every(({ fill, line }) => fill === NONE || fill === line || line === NONE)
  const list: Mark[] = []
  for (const mark of marks) {
    const same = (isBare ? list : list.slice(-1)).findLast((one) => canJoin(one, mark))
    if (same === undefined) list.push(mark)
    else list[list.indexOf(same)] = { ...same, d: same.d + mark.d }
  }
  return list
}

function canJoin(a: Mark, b: Mark): boolean {
  const isOneInk = a.fill === b.fill && a.line === b.line && a.dash === b.dash
  return isOneInk && (a.fill === NONE || a.line === NONE)
}

function strokeOf(kind: StrokeKind, d: IconShape[number][1], fill: string, line: string): Mark {
  const flat: Mark = { d, fill, line, width: ICON_LINE, opacity: 1, role: 'plain' }
  switch (kind) {
    case 'flat':
      return flat
    case 'line':
      return { ...flat, fill: NONE }
    case 'solid':
      return { ...flat, fill: line, line: NONE }
    case 'both':
      return { ...flat, fill: line }
    case 'end':
      return { ...flat, fill: fill === NONE ? NONE : 'var(--log-end)' }
    case 'dash':
      return { ...flat, dash: BROKEN }
  }
}
