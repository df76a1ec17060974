import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import type { PointerEvent, ReactNode } from 'react'
import { type Area, EDGE, tidy } from './chart-area.ts'
import classes from './line.module.css'
import { useArea } from './use-area.ts'

type ChartProps = {
  readonly height: number
  readonly title: string
  /** Called with the distance from the left edge. */
  readonly onPress?: (x: number, area: Area) => void
  readonly children: (area: Area) => ReactNode
}

/** A drawing as wide as its place on the page. */
export function Chart({ height, title, onPress, children }: ChartProps) {
  const { frame, area } = useArea(height)
  const pressable = onPress && {
    className: classes.chart,
    onPointerDown: ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
      const { left, width } = currentTarget.getBoundingClientRect()
      onPress(((clientX - left) / width) * area.width, area)
    },
  }
  return (
    <div ref={frame} {...pressable}>
      <Drawing
        viewBox={`0 0 ${area.width} ${area.height}`}
        title={title}
        className={classes.drawing}
        style={{ height: `calc(${area.height} * var(--px))` }}
      >
        {children(area)}
      </Drawing>
    </div>
  )
}

type ScaleProps = {
  readonly area: Area
  readonly values: readonly number[]
  readonly heightOf: (value: number) => number
  readonly textOf: (value: number) => string | number
  /** Over filled areas the lines are lighter. */
  readonly isOverAreas?: boolean
}

/** A line across the chart for each value, with its text on the left. */
export function Scale({ area, values, heightOf, textOf, isOverAreas = false }: ScaleProps) {
  return values.map((value) => {
    const y = tidy(heightOf(value))
    return (
      <g key={value}>
        <path
          d={`M${EDGE.left} ${y}H${area.width - EDGE.right}`}
          className={isOverAreas ? classes.grid : classes.rule}
        />
        <text x={EDGE.left - 6} y={y + 4} textAnchor="end">
          {textOf(value)}
        </text>
      </g>
    )
  })
}

/** The path of a line from top to bottom. */
export function upright(area: Area, x: number): string {
  return `M${tidy(x)} ${EDGE.top}V${area.height - EDGE.bottom}`
}
