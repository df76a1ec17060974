import { EDGE } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { boxPath, circlePath, d } from '../ink/path.ts'
import { area, box, disc, line, type Pen, polygon } from '../ink/pen.ts'

/** A window with its sill on y + h; lit in the evening. */
export function window(pen: Pen, x: number, y: number, w = 5, h = 6.5, isArched = false): void {
  const path = isArched
    ? d`M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`
    : boxPath(x - w / 2, y, w, h)
  area(pen, path, paint.window, EDGE, 'window')
  line(pen, d`M${x} ${y + 0.5}V${y + h}`, 0.8, 0.9)
}

export function door(pen: Pen, x: number, y: number, w: number, h: number, fill: string): void {
  area(
    pen,
    d`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`,
    fill,
    1.3,
  )
  disc(pen, x + w * 0.22, y - h * 0.42, 0.7, paint.gold, 0)
}

export function arches(pen: Pen, x: number, y: number, width: number, count: number, fill: string): void {
  const pitch = width / count
  for (let arch = 0; arch < count; arch++) {
    const left = x + arch * pitch + 1
    const r = pitch / 2 - 1
    area(pen, d`M${left} ${y}v-8a${r} ${r} 0 0 1 ${2 * r} 0v8Z`, fill, EDGE)
  }
}

export function awning(pen: Pen, x: number, y: number, width: number, fill: string): void {
  const pitch = width / 5
  for (let stripe = 0; stripe < 5; stripe++)
    area(
      pen,
      d`M${x + stripe * pitch} ${y}h${pitch}v6a${pitch / 2} 2.5 0 0 1 ${-pitch} 0Z`,
      stripe % 2 === 1 ? paint.cream : fill,
      1,
    )
}

export function clockFace(pen: Pen, x: number, y: number, r: number): void {
  disc(pen, x, y, r, paint.cream, 1.4)
  line(pen, d`M${x} ${y - r * 0.6}V${y}L${x + r * 0.5} ${y + r * 0.2}`, 1.2, 1)
}

export function dormer(pen: Pen, x: number, y: number, cap: string): void {
  box(pen, x - 4.5, y, 9, 7, paint.plaster, EDGE)
  polygon(
    pen,
    [
      [x - 6.5, y + 0.5],
      [x, y - 5.5],
      [x + 6.5, y + 0.5],
    ],
    cap,
    EDGE,
  )
  window(pen, x, y + 1.3, 4.2, 4.5)
}

export function flag(pen: Pen, x: number, y: number, fill: string): void {
  line(pen, d`M${x} ${y}v-13`, 1.4, 1)
  area(pen, d`M${x} ${y - 13}q5-1.5 9.5 1q-3 1.5-1.5 4.5q-4-1.2-8 .6Z`, fill, EDGE)
}

/** Flags on a string between two points. */
export function bunting(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: string,
  count = 6,
): void {
  const sag = Math.max(y0, y1) + 7
  const middle = (x0 + x1) / 2
  line(pen, d`M${x0} ${y0}Q${middle} ${sag} ${x1} ${y1}`, EDGE, 0.9)
  const colours = [fill, paint.gold, paint.cream] as const
  for (let place = 1; place < count; place++) {
    const t = place / count
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * sag + t * t * y1
    area(pen, d`M${x - 2} ${y}h4l-2 4.5Z`, colours[place % 3] ?? fill, 0.8)
  }
}

/** A lamp on its post; it burns in the evening. */
export function lamp(pen: Pen, x: number, y: number): void {
  line(pen, d`M${x} ${y}v-13`, 1.5, 1)
  area(pen, circlePath(x, y - 15, 2.6), paint.lit, 1, 'lamp')
}

/** A lantern that hangs from a bracket. */
export function lantern(pen: Pen, x: number, y: number): void {
  line(pen, d`M${x} ${y}v2`, 1, 1)
  area(pen, d`M${x - 1.8} ${y + 2}h3.6l.7 5h-5Z`, paint.lit, 1, 'lamp')
}
