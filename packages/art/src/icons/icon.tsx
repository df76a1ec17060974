import { memo } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { type Written, WrittenStrokes, written } from '../ink/written.tsx'
import { writtenPath } from '../ink/written-marks.ts'
import type { IconShape, StrokeKind } from './icon-shape.ts'
import { ICON_COLOURS, ICON_SHAPES, type IconName } from './icon-shapes.ts'

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
    <Drawing
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      title={title}
    >
      <WrittenStrokes strokes={writtenIcon(name, fill)} {...PEN} />
    </Drawing>
  )
})

export type GlyphProps = {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color?: string
  readonly fill?: string
}

/** The same icon inside a drawing, centred on a point. */
export const Glyph = memo(function Glyph({ name, x, y, size, color, fill }: GlyphProps) {
  const scale = size / 24
  return (
    <WrittenStrokes
      strokes={writtenIcon(name, fill)}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(scale)})`}
      {...(color !== undefined && { color })}
      {...PEN}
    />
  )
})

const PEN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
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
  const made = written(strokesOf(ICON_SHAPES[name], fill))
  looks.set(fill, made)
  return made
}

function strokesOf(shape: IconShape, fill: string): string {
  return shape.map(([kind, path]) => writtenPath(path, inkOf(kind, fill))).join('')
}

function inkOf(kind: StrokeKind, fill: string): Readonly<Record<string, string>> {
  const colour = fill === 'none' ? {} : { fill }
  switch (kind) {
    case 'flat':
      return colour
    case 'line':
      return {}
    case 'solid':
      return { fill: 'currentColor', stroke: 'none' }
    case 'both':
      return { fill: 'currentColor' }
    case 'end':
      return fill === 'none' ? {} : { fill: 'var(--log-end, #F1DDB3)' }
    case 'dash':
      return { 'stroke-dasharray': '2.5 2.2', ...colour }
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
