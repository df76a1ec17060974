import { memo } from 'react'

import { besideWords } from '../ink/beside-words.ts'
import { type Written, WrittenDrawing, written } from '../ink/written.tsx'
import { writtenPath } from '../ink/written-marks.ts'
import { ICON_LINE, iconMarks } from './icon-marks.ts'
import { ICON_COLOURS, type IconName } from './icon-shapes.ts'

export type IconProps = {
  readonly name: IconName
  readonly size?: number
  /** Said by a screen reader; without it the icon is decoration beside a word. */
  readonly title?: string
  /** The flat colour under the line; `none` leaves the bare line. */
  readonly fill?: string
  readonly className?: string
}

/** An icon on a page. Its line has the colour of the text around it. */
export const Icon = memo(function Icon({ name, size = 18, title, fill, className }: IconProps) {
  return (
    <WrittenDrawing
      {...besideWords(size, className === undefined ? 'icon' : `icon ${className}`)}
      viewBox="0 0 24 24"
      title={title}
      pen={PEN}
      strokes={writtenIcon(name, fill)}
    />
  )
})

const PEN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: ICON_LINE,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const known = new Map<IconName, Map<string, Written>>()

/** An icon with its colour, as text; made once. */
function writtenIcon(name: IconName, fill = ICON_COLOURS[name] ?? 'none'): Written {
  const looks = known.get(name) ?? new Map<string, Written>()
  known.set(name, looks)
  const before = looks.get(fill)
  if (before !== undefined) return before
  const made = written(
    iconMarks(name, fill)
      .map((mark) =>
        writtenPath(mark.d, {
          ...(mark.fill !== 'none' && { fill: mark.fill }),
          ...(mark.line !== 'currentColor' && { stroke: mark.line }),
          ...(mark.dash !== undefined && { 'stroke-dasharray': mark.dash.join(' ') }),
        }),
      )
      .join(''),
  )
  looks.set(fill, made)
  return made
}
