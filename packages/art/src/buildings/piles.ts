import type { Resource } from '@charterstone/engine'
import { EDGE } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { d } from '../ink/path.ts'
import { area, box, disc, line, oval, type Pen, polygon } from '../ink/pen.ts'

/** A heap of a resource, standing on y. */
export function pile(pen: Pen, resource: Resource, x: number, y: number): void {
  PILES[resource](pen, x, y)
}

const PILES: Readonly<Record<Resource, (pen: Pen, x: number, y: number) => void>> = {
  pumpkin(pen, x, y) {
    for (const [dx, dy, r] of [
      [-4, 0, 3.4],
      [3.5, 0.3, 3.8],
      [-0.2, -4, 3],
    ] as const) {
      oval(pen, x + dx, y + dy - 3, r * 1.15, r * 0.9, paint.purple, EDGE)
      line(
        pen,
        d`M${x + dx} ${y + dy - 3 - r * 0.9}v-2M${x + dx} ${y + dy - 3 - r * 0.8}v${r * 1.6}`,
        0.8,
        0.8,
      )
    }
  },
  coal(pen, x, y) {
    area(pen, d`M${x - 9} ${y}l2.5-5 3-1 2-3.5 4 .5 2.5 4 3 1 1.5 4Z`, paint.black, 1.2)
    line(pen, d`M${x - 4} ${y - 2}l2.5-2.5 3 2M${x + 1} ${y - 5.5}l2 1.5`, 0.9, 0.9, paint.blackLit)
  },
  wood(pen, x, y) {
    for (const [dx, dy] of [
      [-5, 0],
      [1.5, 0],
      [-1.8, -5],
    ] as const) {
      box(pen, x + dx, y + dy - 5, 9, 5, paint.log, EDGE)
      disc(pen, x + dx, y + dy - 2.5, 2.6, paint.plaster, EDGE)
    }
  },
  clay(pen, x, y) {
    for (const [dx, r] of [
      [-5, 3],
      [2.5, 3.6],
    ] as const)
      area(
        pen,
        d`M${x + dx - r * 0.6} ${y - r * 2.6}h${r * 1.2}q0 1 ${r * 0.5} ${r * 0.8}q${r * 0.6} ${r} ${-r * 0.3} ${r * 1.8}h${-r * 1.6}q${-r * 0.9} ${-r * 0.8} ${-r * 0.3} ${-r * 1.8}q${r * 0.5} 0 ${r * 0.5} ${-r * 0.8}Z`,
        paint.red,
        EDGE,
      )
  },
  metal(pen, x, y) {
    for (const [dx, dy] of [
      [-6, 0],
      [1, 0],
      [-2.5, -4],
    ] as const)
      polygon(
        pen,
        [
          [x + dx, y + dy],
          [x + dx + 1.5, y + dy - 4],
          [x + dx + 6, y + dy - 4],
          [x + dx + 7.5, y + dy],
        ],
        paint.blueLit,
        EDGE,
      )
  },
  grain(pen, x, y) {
    for (const dx of [-4, 3]) {
      area(pen, d`M${x + dx - 3} ${y}l1.5-5-2.6-5.5q4-2.5 8 0l-2.4 5.5 1.5 5Z`, paint.yellow, EDGE)
      line(pen, d`M${x + dx - 1.8} ${y - 5}h4M${x + dx} ${y - 6}v-4`, 1, 0.8)
    }
  },
}

export function barrel(pen: Pen, x: number, y: number): void {
  area(pen, d`M${x - 3} ${y}q-1.5-4.5 0-8.5h6q1.5 4 0 8.5Z`, paint.log, EDGE)
  line(pen, d`M${x - 3.6} ${y - 2.6}h7.2M${x - 3.6} ${y - 6}h7.2`, 0.8, 0.8)
}

export function crate(pen: Pen, x: number, y: number, size = 8): void {
  box(pen, x - size / 2, y - size, size, size, paint.log, EDGE)
  line(pen, d`M${x - size / 2 + 1} ${y - 1}L${x + size / 2 - 1} ${y - size + 1}`, 0.9, 0.8)
}

/** A hand cart with a load. */
export function cart(pen: Pen, x: number, y: number, load: string): void {
  area(pen, d`M${x - 7} ${y - 9}q4-5 7-2q4-3.5 7 2Z`, load, EDGE)
  polygon(
    pen,
    [
      [x - 8.5, y - 9],
      [x + 8.5, y - 9],
      [x + 6.5, y - 3.5],
      [x - 6.5, y - 3.5],
    ],
    paint.log,
    EDGE,
  )
  line(pen, d`M${x + 8} ${y - 8}l6 4.5`, 1.6, 1, paint.timber)
  disc(pen, x - 1, y - 2.6, 3.6, paint.cream, 1.3)
  line(pen, d`M${x - 4} ${y - 2.6}h6M${x - 1} ${y - 5.6}v6`, 0.9, 0.9)
}

/** A cog, seen from the front. */
export function cog(pen: Pen, x: number, y: number, r: number, fill: string): void {
  let teeth = ''
  for (let tooth = 0; tooth < 8; tooth++) {
    const angle = (tooth * Math.PI) / 4 + 0.2
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    teeth += d`M${x + c * r * 0.8} ${y + s * r * 0.8}L${x + c * (r + 2.2)} ${y + s * (r + 2.2)}`
  }
  line(pen, teeth, 3.6, 1)
  disc(pen, x, y, r, fill, 1.3)
  disc(pen, x, y, r * 0.38, paint.cream, EDGE)
}
