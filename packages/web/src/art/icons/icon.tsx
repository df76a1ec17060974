import { memo, type ReactElement } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { fixed } from '../ink/fixed.ts'
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
      <Strokes shape={ICON_SHAPES[name]} fill={fill ?? ICON_COLOURS[name] ?? 'none'} />
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
    <g
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(scale)})`}
      {...(color !== undefined && { color })}
    >
      <Strokes shape={ICON_SHAPES[name]} fill={fill ?? ICON_COLOURS[name] ?? 'none'} />
    </g>
  )
})

function Strokes({ shape, fill }: { readonly shape: IconShape; readonly fill: string }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
      {fixed(shape.map(([kind, path]) => strokeOf(kind, path, fill)))}
    </g>
  )
}

function strokeOf(kind: StrokeKind, path: string, fill: string): ReactElement {
  switch (kind) {
    case 'flat':
      return <path d={path} {...(fill !== 'none' && { fill })} />
    case 'line':
      return <path d={path} />
    case 'solid':
      return <path d={path} fill="currentColor" stroke="none" />
    case 'both':
      return <path d={path} fill="currentColor" />
    case 'end':
      return <path d={path} {...(fill !== 'none' && { fill: 'var(--log-end, #F1DDB3)' })} />
    case 'dash':
      return <path d={path} strokeDasharray="2.5 2.2" {...(fill !== 'none' && { fill })} />
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
