import type { Minion } from '@charterstone/engine'
import { EDGE } from '../../ink/mark.ts'
import { paint } from '../../ink/paint.ts'
import { circlePath, d, linePath, type Point } from '../../ink/path.ts'
import { area, box, disc, line, type Pen, polygon } from '../../ink/pen.ts'
import { eavesOf, type House, peakOf, ridgeOf } from '../house.ts'
import { clockFace, dormer, flag } from '../openings.ts'
import { cog } from '../piles.ts'

/** The middle of the roof's front. */
function face(house: House, share: number): Point {
  return [house.x, eavesOf(house) - house.rise * share]
}

/** Stands behind the roof, so it is drawn before it. */
export function chimney(house: House, away = 0.26, lift = 4, hasSmoke = true): void {
  const { pen, look } = house
  const x = house.x - house.side * house.width * away
  const top = ridgeOf(house) - lift
  const isBlack = look.roof === 'mansard'
  const width = 6
  box(pen, x - width / 2, top, width, eavesOf(house) - 2 - top, isBlack ? paint.blackLit : paint.brick, 1.3)
  box(pen, x - width / 2 - 1.2, top - 2.2, width + 2.4, 3, isBlack ? paint.black : paint.brickShade, 1.2)
  if (hasSmoke) smoke(pen, x, top - 4)
}

export function smoke(pen: Pen, x: number, y: number): void {
  pen.marks.push({
    d: d`M${x} ${y}c-2-2.5 3-3.5.5-6.5c-1.3-1.7.5-3 2-3`,
    fill: 'none',
    line: paint.ink,
    width: 1.5,
    opacity: 0.45,
    role: 'smoke',
  })
}

const VANES: Readonly<Record<Minion, string>> = {
  cat: 'v-7l2.4 2h3.6l2.4-2v7q-4.2 1.8-8.4 0Z',
  ghost: 'v-4.5a4.2 4.2 0 0 1 8.4 0v5l-2.1-1.7-2.1 1.7-2.1-1.7-2.1 1.7Z',
  butler: 'h-1.5v-1.6h1.9v-6h7.6v6h1.9v1.6Z',
  golem: 'v-1.5l-1.5-1.2v-3l1.7-2.3h8l1.7 2.3v3l-1.5 1.2v1.5Z',
  robot: 'v-6.5h3.6v-2.5h1.2v2.5h3.6v6.5Z',
  chef: 'l1.2-3.2q-2.6-.6-2-3t3-1.6q.6-1.9 2-1.9t2 1.9q2.4-.8 3 1.6t-2 3l1.2 3.2Z',
}
const ANY_MINION = 'q-.6-5 2-6.5l-1-3.5 3.2 2.5 3.2-2.5-1 3.5q2.6 1.5 2 6.5Z'

/** A weathervane in the shape of the minion. */
export function vane(house: House, minion: Minion | null): void {
  const { pen } = house
  const [x, y] = peakOf(house)
  line(
    pen,
    d`M${x} ${y + 1}v-9M${x - 6} ${y - 5}h12M${x + 6} ${y - 5}l-2.2-1.8M${x + 6} ${y - 5}l-2.2 1.8`,
    1.4,
    1,
  )
  area(pen, d`M${x - 4.2} ${y - 8}` + (minion === null ? ANY_MINION : VANES[minion]), paint.gold, 1.2)
}

export function dormerWindow(house: House): void {
  const [x, y] = face(house, 0.5)
  flag(house.pen, house.x - house.side * house.width * 0.36, eavesOf(house) - 2, house.look.lit)
  dormer(house.pen, x, y, house.look.shade)
}

export function gableClock(house: House): void {
  const [x, y] = face(house, 0.42)
  clockFace(house.pen, x, y, 5.5)
}

export function sails(house: House): void {
  const { pen } = house
  const [x, y] = face(house, 0.5)
  const r = 19
  for (let sail = 0; sail < 4; sail++) {
    const angle = (sail * Math.PI) / 2 + 0.5
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const at = (along: number, across: number): Point => [
      x + c * along - s * across,
      y + s * along + c * across,
    ]
    polygon(pen, [at(5, 0), at(r, 0), at(r, 6.5), at(7, 4.5)], paint.cream, EDGE)
    line(pen, linePath([at(0, 0), at(r + 1, 0)]), 1.6, 1)
    line(
      pen,
      [0.45, 0.65, 0.85].map((share) => linePath([at(r * share, 0), at(r * share, 5.5)])).join(''),
      0.7,
      0.5,
    )
  }
  disc(pen, x, y, 2.4, house.look.shade, EDGE)
}

/** A bell turret. */
export function cupola(house: House): void {
  const { pen, look } = house
  const [x, y] = peakOf(house)
  box(pen, x - 4, y - 7, 8, 9, paint.cream, EDGE)
  polygon(
    pen,
    [
      [x - 6, y - 6.5],
      [x, y - 14],
      [x + 6, y - 6.5],
    ],
    look.shade,
    EDGE,
  )
  area(pen, d`M${x - 2.4} ${y - 0.6}q.6-4.6 2.4-4.6t2.4 4.6Z`, paint.gold, 0.9)
  line(pen, d`M${x} ${y - 14}v-3`, 1.2, 1)
}

export function moon(house: House): void {
  const [x, y] = peakOf(house)
  line(house.pen, d`M${x} ${y + 1}v-5`, 1.4, 1)
  area(house.pen, d`M${x + 2.5} ${y - 16}a6.5 6.5 0 1 0 3 10a5.2 5.2 0 0 1-3-10Z`, paint.gold, 1.2)
}

export function gear(house: House): void {
  const [x, y] = face(house, 0.38)
  cog(house.pen, x, y, 6.2, paint.gold)
}

/** A brass tube that looks out of the roof. */
export function telescope(house: House): void {
  const { pen, side } = house
  const [x, y] = face(house, 0.55)
  const at = (along: number, across: number): Point => [
    x - side * (along * 0.82 + across * 0.57),
    y - along * 0.57 + across * 0.82,
  ]
  polygon(pen, [at(-3, -2.2), at(9, -2.6), at(9, 2.6), at(-3, 2.2)], paint.gold, EDGE)
  polygon(pen, [at(9, -3.6), at(19, -4), at(19, 4), at(9, 3.6)], paint.gold, EDGE)
  polygon(pen, [at(19, -4.8), at(21.5, -4.8), at(21.5, 4.8), at(19, 4.8)], house.look.shade, EDGE)
  disc(pen, x, y, 4, paint.plaster, EDGE)
}

/** The ribbon of a prize. */
export function rosette(house: House): void {
  const { pen } = house
  const [x, y] = face(house, 0.5)
  polygon(
    pen,
    [
      [x - 4, y + 2],
      [x - 7, y + 13],
      [x - 3.5, y + 11],
      [x, y + 13],
      [x, y + 2],
    ],
    paint.red,
    EDGE,
  )
  polygon(
    pen,
    [
      [x + 4, y + 2],
      [x + 7, y + 13],
      [x + 3.5, y + 11],
      [x, y + 13],
      [x, y + 2],
    ],
    paint.red,
    EDGE,
  )
  disc(pen, x, y, 6.8, paint.gold, 1.2)
  disc(pen, x, y, 4, paint.cream, 1)
}

export function mask(house: House): void {
  const { pen } = house
  const [x, y] = face(house, 0.46)
  area(
    pen,
    d`M${x - 11} ${y - 4}q5.5-3.5 11-.5q5.5-3 11 .5q.5 8.5-5.5 8.5q-3.5 0-5.5-2.8q-2 2.8-5.5 2.8q-6 0-5.5-8.5Z`,
    paint.cream,
    1.2,
  )
  area(pen, circlePath(x - 5, y, 1.9) + circlePath(x + 5, y, 1.9), house.look.shade, 0.9)
}

/** Two pennants at the corners of the eaves. */
export function pennants(house: House): void {
  const { pen, width } = house
  const y = eavesOf(house)
  for (const end of [-1, 1] as const) {
    const x = house.x + end * (width / 2 - 1)
    const top = y - house.rise * 0.9
    line(pen, d`M${x} ${y + 1}V${top}`, 1.4, 1)
    area(pen, d`M${x} ${top}l${end * 9} 2.8l${-end * 9} 3.4Z`, end === 1 ? paint.gold : house.look.lit, EDGE)
  }
}
