import { EDGE } from '../../ink/mark.ts'
import { paint } from '../../ink/paint.ts'
import { boxPath, circlePath, d } from '../../ink/path.ts'
import { area, box, disc, line, polygon, tint } from '../../ink/pen.ts'
import { BASE, eavesOf, type House } from '../house.ts'
import { arches, awning, door, window } from '../openings.ts'

/** A door between two windows, when nothing else is in front. */
export function plainFront(house: House): void {
  const { pen, x, width, look } = house
  const isArched = look.roof === 'dome'
  door(pen, x, BASE, 8, 11.5, look.shade)
  window(pen, x - width * 0.32, eavesOf(house) + 5, 5, 6.5, isArched)
  window(pen, x + width * 0.32, eavesOf(house) + 5, 5, 6.5, isArched)
}

/** An awning over a counter with wares. */
export function stall(house: House): void {
  const { pen, x, width, side, look } = house
  const left = x + (side > 0 ? -width * 0.08 : -width * 0.42)
  door(pen, x - side * width * 0.28, BASE, 7, 11, look.shade)
  tint(pen, boxPath(left + 1, BASE - 10, width * 0.48, 6), look.shade, 0.55)
  awning(pen, left, BASE - 13, width * 0.5, look.main)
  box(pen, left + 0.5, BASE - 5, width * 0.48, 5, paint.log, EDGE)
  const wares = [paint.gold, look.lit, paint.cream] as const
  for (const [index, fill] of wares.entries())
    disc(pen, left + width * (0.11 + index * 0.14), BASE - 6.2, 1.9, fill, 0.9)
}

export function archedFront(house: House): void {
  const { pen, x, width, look } = house
  arches(pen, x - width / 2 + 3, BASE, width - 6, 3, look.shade)
}

/** The round door of a strongroom. */
export function vault(house: House): void {
  const { pen, x, width } = house
  const y = BASE - 8.8
  window(pen, x - width * 0.36, eavesOf(house) + 4, 4, 6)
  window(pen, x + width * 0.36, eavesOf(house) + 4, 4, 6)
  disc(pen, x, y, 8, paint.iron, 1.5)
  disc(pen, x, y, 5, paint.ironShade, EDGE)
  line(pen, d`M${x - 5} ${y}h10M${x} ${y - 5}v10M${x - 7.9} ${y}h1.6M${x + 6.3} ${y}h1.6`, 1.3, 1)
  disc(pen, x, y, 1.5, paint.gold, 0.9)
}

/** Curtains, drawn back. */
export function stage(house: House): void {
  const { pen, x, width } = house
  const half = width * 0.36
  const top = eavesOf(house) + 3
  box(pen, x - half, top, half * 2, BASE - top - 3, house.look.shade, EDGE)
  for (const end of [-1, 1] as const)
    area(
      pen,
      d`M${x + end * half} ${top}H${x + end * half * 0.15}Q${x + end * half * 0.4} ${top + 7} ${x + end * half * 0.72} ${BASE - 3}H${x + end * half}Z`,
      paint.red,
      EDGE,
    )
  area(
    pen,
    d`M${x - half - 1} ${top - 1}h${half * 2 + 2}v3q${-half * 0.5} 3.5 ${-half - 1} 0q${-half * 0.5} 3.5 ${-half - 1} 0Z`,
    paint.gold,
    EDGE,
  )
  box(pen, x - half - 4, BASE - 3.5, half * 2 + 8, 4, paint.log, EDGE)
}

export function balcony(house: House): void {
  const { pen, x, width } = house
  const y = eavesOf(house) + 7
  plainFront(house)
  box(pen, x - width * 0.27, y, width * 0.54, 5, paint.log, EDGE)
  let rails = ''
  for (let rail = x - width * 0.27 + 3; rail < x + width * 0.27; rail += 3)
    rails += d`M${rail} ${y + 0.8}v3.6`
  line(pen, rails, 0.8, 0.8)
}

/** The big doors of a barn. */
export function barn(house: House): void {
  const { pen, x, width } = house
  const half = width * 0.25
  const top = eavesOf(house) + 3.5
  window(pen, x - width * 0.39, top + 1.5, 4, 5.5)
  window(pen, x + width * 0.39, top + 1.5, 4, 5.5)
  box(pen, x - half, top, half * 2, BASE - top, paint.timber, 1.3)
  line(pen, d`M${x} ${top}V${BASE}`, 1.2, 1)
  line(
    pen,
    d`M${x - half + 1.2} ${top + 1.2}L${x - 1} ${BASE - 1.2}M${x - 1} ${top + 1.2}L${x - half + 1.2} ${BASE - 1.2}M${x + 1} ${top + 1.2}L${x + half - 1.2} ${BASE - 1.2}M${x + half - 1.2} ${top + 1.2}L${x + 1} ${BASE - 1.2}`,
    EDGE,
    1,
    paint.plaster,
  )
}

/** A fire behind an arch. */
export function oven(house: House): void {
  const { pen, x, width, side, look } = house
  const fx = x + side * width * 0.14
  door(pen, x - side * width * 0.3, BASE, 7, 11, look.shade)
  area(pen, d`M${fx - 8} ${BASE}v-7a8 8 0 0 1 16 0v7Z`, paint.brickShade, 1.3)
  area(pen, d`M${fx - 5} ${BASE}v-6.5a5 5 0 0 1 10 0v6.5Z`, look.shade, EDGE)
  area(
    pen,
    d`M${fx - 3.6} ${BASE}q-1.5-4 1.6-7q.6 2.5 2 2.5q.2-2 1.6-3.5q3.5 4 1.6 8Z`,
    paint.fire,
    0.9,
    'lamp',
  )
}

/** One wide shop window. */
export function bay(house: House): void {
  const { pen, x, width, side, look } = house
  const left = side > 0 ? x - width * 0.16 : x - width * 0.4
  const w = width * 0.56
  const top = eavesOf(house) + 4
  door(pen, x - side * width * 0.3, BASE, 7, 11, look.shade)
  area(pen, boxPath(left, top, w, BASE - top - 5), paint.window, 1.2, 'window')
  line(
    pen,
    d`M${left + w / 3} ${top}v${BASE - top - 5}M${left + (2 * w) / 3} ${top}v${BASE - top - 5}M${left} ${top + 3.5}h${w}`,
    0.9,
    0.9,
  )
  box(pen, left - 1, BASE - 5.5, w + 2, 5.5, look.main, EDGE)
}

/** A portico. */
export function columns(house: House): void {
  const { pen, x, width, look } = house
  const half = width * 0.38
  const top = eavesOf(house) + 3
  tint(pen, boxPath(x - half, top, half * 2, BASE - top), look.shade, 0.35)
  door(pen, x, BASE, 7, 11, look.shade)
  for (const share of [-0.92, -0.42, 0.42, 0.92])
    box(pen, x + half * share - 1.7, top + 1, 3.4, BASE - top - 1.6, paint.cream, 1)
  box(pen, x - half - 2, BASE - 2.4, half * 2 + 4, 3, paint.stone, EDGE)
  polygon(
    pen,
    [
      [x - half - 3, top + 1.5],
      [x, top - 8],
      [x + half + 3, top + 1.5],
    ],
    paint.cream,
    1.2,
  )
  disc(pen, x, top - 2.4, 1.9, paint.gold, 0.9)
}

/** A striped tent before the house. */
export function tent(house: House): void {
  const { pen, x, look } = house
  const half = 15
  const top = BASE - 22
  area(
    pen,
    d`M${x - half} ${BASE + 2}L${x - half + 2} ${top + 10}L${x} ${top}L${x + half - 2} ${top + 10}L${x + half} ${BASE + 2}Z`,
    paint.cream,
    1.4,
  )
  for (const [from, to] of [
    [-1, -0.62],
    [-0.26, 0.1],
    [0.46, 0.8],
  ] as const)
    tint(
      pen,
      d`M${x} ${top + 1}L${x + half * from * 0.88} ${top + 10}L${x + half * from} ${BASE + 1}H${x + half * to}L${x + half * to * 0.88} ${top + 10}Z`,
      look.lit,
      0.95,
    )
  area(
    pen,
    d`M${x - 4.5} ${BASE + 2}Q${x - 0.5} ${BASE - 8} ${x} ${BASE - 12}Q${x + 0.5} ${BASE - 8} ${x + 4.5} ${BASE + 2}Z`,
    look.shade,
    EDGE,
  )
  line(
    pen,
    d`M${x - half + 2} ${top + 10}q3.25 3.5 6.5 0q3.25 3.5 6.5 0q3.25 3.5 6.5 0q3.25 3.5 6.5 0`,
    EDGE,
    1,
  )
}

/** The timbered mouth of a shaft. */
export function adit(house: House): void {
  const { pen, x, width, look } = house
  window(pen, x - width * 0.36, eavesOf(house) + 5, 4.5, 6)
  window(pen, x + width * 0.36, eavesOf(house) + 5, 4.5, 6)
  polygon(
    pen,
    [
      [x - 9, BASE],
      [x - 6.5, BASE - 13],
      [x + 6.5, BASE - 13],
      [x + 9, BASE],
    ],
    look.shade,
    EDGE,
  )
  line(
    pen,
    d`M${x - 9} ${BASE}L${x - 6.5} ${BASE - 13}M${x + 9} ${BASE}L${x + 6.5} ${BASE - 13}M${x - 9} ${BASE - 13.5}H${x + 9}`,
    2.8,
    1,
    paint.timber,
  )
  line(
    pen,
    d`M${x - 3} ${BASE - 5}L${x - 6} ${BASE + 6}M${x + 3} ${BASE - 5}L${x + 6} ${BASE + 6}M${x - 4} ${BASE - 1}h8M${x - 5} ${BASE + 3}h10`,
    EDGE,
    0.9,
  )
}

/** A ring of stone, and another place behind it. */
export function portal(house: House): void {
  const { pen, x } = house
  const y = BASE - 10
  disc(pen, x, y, 12.5, paint.stone, 1.5)
  disc(pen, x, y, 9.2, paint.purpleLit, 1.2)
  tint(pen, circlePath(x, y, 5.6), paint.lit, 0.8)
  line(pen, d`M${x} ${y}c2-3 6-1 4.5 3c-1.8 4.5-9 4-9.5-2c-.5-6 6-9 10.5-5.5`, 1.2, 0.8, paint.purple)
  line(
    pen,
    d`M${x - 12} ${y - 3}l3 .8M${x - 7} ${y - 10}l1.6 2.6M${x + 7} ${y - 10}l-1.6 2.6M${x + 12} ${y - 3}l-3 .8M${x + 11} ${y + 5}l-2.8-1.2M${x - 11} ${y + 5}l2.8-1.2`,
    1,
    0.7,
  )
}
