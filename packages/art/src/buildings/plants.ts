import { EDGE } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { d } from '../ink/path.ts'
import { area, line, type Pen } from '../ink/pen.ts'

export function tree(pen: Pen, x: number, y: number, k = 1, fill: string = paint.leaf): void {
  line(pen, d`M${x} ${y}v${-8 * k}`, 2.2 * Math.max(0.8, k), 1, paint.timber)
  area(
    pen,
    d`M${x - 7 * k} ${y - 8 * k}q${-2 * k} ${-5 * k} ${2 * k} ${-7 * k}q0 ${-6 * k} ${5 * k} ${-6 * k}t${5.5 * k} ${6 * k}q${4.5 * k} ${2 * k} ${2 * k} ${7 * k}q${-3 * k} ${3 * k} ${-7 * k} ${1.5 * k}q${-4.5 * k} ${1.5 * k} ${-7.5 * k} ${-1.5 * k}Z`,
    fill,
    1.2,
  )
  line(pen, d`M${x - 3 * k} ${y - 11 * k}q${k} ${-2 * k} ${3 * k} ${-2.5 * k}`, 1.2, 0.45)
}

export function pine(pen: Pen, x: number, y: number, k = 1): void {
  line(pen, d`M${x} ${y}v${-5 * k}`, 2, 1, paint.timber)
  for (const [half, foot] of [
    [7, -4],
    [5.6, -9.5],
    [4, -15],
  ] as const)
    area(
      pen,
      d`M${x - half * k} ${y + foot * k}L${x} ${y + (foot - 9) * k}L${x + half * k} ${y + foot * k}Z`,
      paint.leafDeep,
      EDGE,
    )
}

export function bush(pen: Pen, x: number, y: number, k = 1): void {
  area(
    pen,
    d`M${x - 5 * k} ${y}q${-2.5 * k} ${-4 * k} ${k} ${-5 * k}q${k} ${-4 * k} ${4.5 * k} ${-3 * k}q${4 * k} ${-0.6 * k} ${4.5 * k} ${3 * k}q${3.5 * k} ${1.5 * k} ${k} ${5 * k}Z`,
    paint.leaf,
    EDGE,
  )
}

/** Flowers on a strip of grass. */
export function flower(pen: Pen, x: number, y: number, fill: string): void {
  line(pen, d`M${x} ${y}v-4`, 1, 0.8, paint.leafDeep)
  area(pen, d`M${x - 1.5} ${y - 5}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z`, fill, 0.8)
}

export function fence(pen: Pen, x0: number, x1: number, y: number): void {
  let path = d`M${x0} ${y - 3}H${x1}`
  for (let x = x0 + 1; x < x1; x += 4) path += d`M${x} ${y}v-6`
  line(pen, path, 1.3, 0.9, paint.timber)
}
