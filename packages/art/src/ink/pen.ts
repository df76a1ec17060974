import { CONTOUR, DETAIL, type Mark, NONE, type Role } from './mark.ts'
import { paint } from './paint.ts'
import { circlePath, ellipsePath, type Point, polygonPath } from './path.ts'
import { seeded } from './random.ts'

/** Collects marks. Corners are shifted a little, which makes the line look drawn by hand. */
export type Pen = {
  readonly marks: Mark[]
  readonly random: () => number
  readonly wobble: number
}

const WOBBLE = 0.45

export function newPen(seed: number, wobble = WOBBLE): Pen {
  return { marks: [], random: seeded(seed), wobble }
}

/** A filled area with its contour. */
export function area(pen: Pen, path: string, fill: string, width = CONTOUR, role: Role = 'plain'): void {
  pen.marks.push({ d: path, fill, line: paint.ink, width, opacity: 1, role })
}

/** Colour without a contour: shades, highlights, shadows. */
export function tint(pen: Pen, path: string, fill: string, opacity = 1): void {
  pen.marks.push({ d: path, fill, line: NONE, width: 0, opacity, role: 'plain' })
}

/** A line without colour below it. */
export function line(pen: Pen, path: string, width = DETAIL, opacity = 0.75, ink: string = paint.ink): void {
  if (path !== '') pen.marks.push({ d: path, fill: NONE, line: ink, width, opacity, role: 'plain' })
}

export function polygon(pen: Pen, points: readonly Point[], fill: string, width = CONTOUR): void {
  area(pen, polygonPath(points.map((point) => shifted(pen, point))), fill, width)
}

export function box(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  contour = CONTOUR,
): void {
  polygon(
    pen,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
    contour,
  )
}

export function disc(pen: Pen, x: number, y: number, r: number, fill: string, width = 1.3): void {
  if (width > 0) area(pen, circlePath(x, y, r), fill, width)
  else tint(pen, circlePath(x, y, r), fill)
}

export function oval(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 1.3,
): void {
  if (width > 0) area(pen, ellipsePath(x, y, rx, ry), fill, width)
  else tint(pen, ellipsePath(x, y, rx, ry), fill)
}

/** A random number between two bounds. */
export function between(pen: Pen, low: number, high: number): number {
  return low + pen.random() * (high - low)
}

function shifted(pen: Pen, [x, y]: Point): Point {
  return [x + (pen.random() - 0.5) * 2 * pen.wobble, y + (pen.random() - 0.5) * 2 * pen.wobble]
}
