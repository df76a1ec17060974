import { memo } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { joined, type Mark } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { paint } from '../ink/paint.ts'
import { d } from '../ink/path.ts'
import { area, line, newPen, type Pen, tint } from '../ink/pen.ts'

/** Nobody may read the exact number off the wax, so the candle has only these heights. */
export const CANDLE_STEPS = 6

type CandleProps = {
  /** From 0 (a thumbnail of wax) to CANDLE_STEPS. */
  readonly left: number
  readonly lit: boolean
  readonly size?: number
  readonly title?: string
}

export const Candle = memo(function Candle({ left, lit, size = 72, title }: CandleProps) {
  return (
    <Drawing viewBox="0 -16 72 112" width={size * (72 / 112)} height={size} title={title} className="candle">
      <Marks marks={candle(Math.max(0, Math.min(CANDLE_STEPS, Math.round(left))), lit)} />
    </Drawing>
  )
})

/** Stands on (36, 92). */
export function candle(left: number, lit: boolean): readonly Mark[] {
  const pen = newPen(9, 0.3)
  const top = 78 - 8 * left
  if (lit) halo(pen, top - 12)
  area(pen, 'M14 84c0-4 44-4 44 0 0 7-8 10-22 10S14 91 14 84z', paint.stone, 2)
  tint(pen, 'M44 92c8-1.5 13-4 13-8l-7-1.5c0 4-2 7.5-6 9.5z', paint.stoneShade, 0.9)
  area(pen, 'M57 84c9-2 11 8 0 7', 'none', 2)
  area(pen, d`M26 ${top}q10-3 20 0V84q-10 4-20 0Z`, paint.cream, 2)
  tint(pen, d`M40 ${top}q4 .5 6 1V84q-3 1.5-6 1.8Z`, paint.plasterShade, 0.9)
  area(pen, d`M26 ${top}q10-3 20 0q-10 3.5-20 0Z`, paint.plaster, 1.4)
  area(pen, d`M28.5 ${top + 1}v6q2.5 3.5 4 0v-5.2Z`, paint.cream, 1.4)
  line(pen, d`M36 ${top}v-6`, 2, 1)
  if (lit) flame(pen, top - 6)
  else line(pen, d`M36 ${top - 9}c-5-5 6-8 1-15c-2.5-3.5 1-6 4-6`, 1.8, 0.5)
  return joined(pen.marks)
}

function halo(pen: Pen, y: number): void {
  tint(pen, d`M6 ${y}a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z`, paint.lit, 0.18)
  tint(pen, d`M17 ${y}a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z`, paint.lit, 0.3)
}

function flame(pen: Pen, y: number): void {
  area(pen, d`M36 ${y + 2}c-8.5-4.5-5.5-12 0-20c5.5 8 8.5 15.5 0 20Z`, paint.fire, 1.8)
  tint(pen, d`M36 ${y + 1}c-4-2.5-2.6-6.5 0-11c2.6 4.5 4 8.5 0 11Z`, paint.lit)
}
