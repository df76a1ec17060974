import { EDGE } from '../../ink/mark.ts'
import { paint } from '../../ink/paint.ts'
import { d } from '../../ink/path.ts'
import { area, box, disc, line, oval, polygon, tint } from '../../ink/pen.ts'
import { BASE, eavesOf, edgeOf, type House, ridgeOf } from '../house.ts'
import { lamp } from '../openings.ts'
import { smoke } from './roof-parts.ts'

/** The free side of the house, at this distance from its wall. */
function beside(house: House, distance: number): number {
  return edgeOf(house, -1) - house.side * distance
}

/** A mast on the free side, its jib over the roof. */
export function crane(house: House): void {
  const { pen, side } = house
  const x = beside(house, 4)
  const tip = x + side * 22
  const top = ridgeOf(house) - 9
  line(
    pen,
    d`M${x} ${BASE + 3}V${top - 5}M${x - side * 5} ${top}H${tip}M${x} ${top - 5}L${tip - side * 2} ${top}M${x - 4} ${BASE + 3}L${x} ${BASE - 6}L${x + 4} ${BASE + 3}`,
    2.8,
    1,
  )
  line(
    pen,
    d`M${x} ${BASE + 3}V${top - 5}M${x - side * 5} ${top}H${tip}M${x} ${top - 5}L${tip - side * 2} ${top}M${x - 4} ${BASE + 3}L${x} ${BASE - 6}L${x + 4} ${BASE + 3}`,
    1.5,
    1,
    paint.log,
  )
  box(pen, x - side * 5 - 2.5, top, 5, 5, paint.ironShade, EDGE)
  line(pen, d`M${tip - side * 2} ${top}v8`, 1, 1)
  box(pen, tip - side * 2 - 4, top + 8, 8, 6.5, paint.log, EDGE)
  line(pen, d`M${tip - side * 2 - 3} ${top + 13.5}l6-4.5`, 0.9, 0.8)
}

/** A water wheel in its race. */
export function wheel(house: House): void {
  const { pen } = house
  const x = beside(house, 3)
  const y = 13
  const r = 11.5
  let spokes = ''
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke * Math.PI) / 4 + 0.2
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    spokes += d`M${x + c * r * 0.3} ${y + s * r * 0.3}L${x + c * (r + 2.5)} ${y + s * (r + 2.5)}`
  }
  line(pen, spokes, 3, 1)
  disc(pen, x, y, r, 'none', 3.4)
  line(pen, spokes, 1.6, 1, paint.log)
  line(pen, d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, 1.6, 1, paint.log)
  disc(pen, x, y, r * 0.32, paint.timber, 1.2)
  area(pen, d`M${x - r - 6} 25q4.5-3 9 0t9 0t9 0t6 0q1 4-3 5h-27q-4-1-3-5Z`, paint.water, EDGE)
}

export function fountain(house: House): void {
  const { pen } = house
  const x = beside(house, 3)
  area(pen, d`M${x - 9} 20.5h18l-2 6.5q-7 3-14 0Z`, paint.stone, 1.2)
  oval(pen, x, 20.5, 9, 2.6, paint.water, EDGE)
  line(pen, d`M${x} 20v-9M${x} 11q-5-1-6 6M${x} 11q5-1 6 6M${x} 11q-2-2.5 0-4q2 1.5 0 4`, 1.5, 1, paint.blue)
}

/** A well under its own small roof. */
export function well(house: House): void {
  const { pen, look } = house
  const x = beside(house, 6)
  line(pen, d`M${x - 6} 18V2M${x + 6} 18V2`, 3, 1)
  line(pen, d`M${x - 6} 18V2M${x + 6} 18V2`, 1.6, 1, paint.log)
  line(pen, d`M${x} 4v8`, 1, 1)
  box(pen, x - 2.5, 11.5, 5, 4.5, paint.log, 1)
  area(pen, d`M${x - 9} 18h18l-1 8q-8 3.5-16 0Z`, paint.stone, 1.3)
  oval(pen, x, 18, 9, 2.2, paint.waterDeep, EDGE)
  polygon(
    pen,
    [
      [x - 11, 3.5],
      [x, -6],
      [x + 11, 3.5],
    ],
    look.main,
    1.3,
  )
  tint(pen, d`M${x + 1} -4L${x + 9} 3H${x + 3}Z`, look.shade, 0.5)
}

/** The tower over a shaft, with its wheel. */
export function headframe(house: House): void {
  const { pen, side } = house
  const x = beside(house, 1)
  const legs = d`M${x - side * 9} ${BASE + 3}L${x - side * 1} -24M${x + side * 7} ${BASE - 2}L${x + side * 2} -24M${x - side * 7} 12H${x + side * 5}M${x - side * 4.6} 0H${x + side * 4}M${x - side * 3} -11H${x + side * 3}M${x - side * 7} 12L${x + side * 4} 0M${x - side * 4.6} 0L${x + side * 3} -11`
  line(pen, legs, 3, 1)
  line(pen, legs, 1.5, 1, paint.log)
  disc(pen, x + side * 0.5, -26, 6.2, paint.ironShade, 1.3)
  disc(pen, x + side * 0.5, -26, 3.9, paint.cream, 1)
  line(pen, d`M${x + side * 0.5 - 5} -26h10M${x + side * 0.5} -31v10`, 1, 0.9)
}

/** A bottle oven. */
export function kiln(house: House): void {
  const { pen } = house
  const x = beside(house, 6)
  smoke(pen, x, -13)
  area(
    pen,
    d`M${x - 10} 25C${x - 11} 10 ${x - 4} 2 ${x - 4} -9H${x + 4}C${x + 4} 2 ${x + 11} 10 ${x + 10} 25Q${x} 28 ${x - 10} 25Z`,
    paint.brick,
    1.4,
  )
  tint(
    pen,
    d`M${x + 3} -8.5C${x + 3.5} 2 ${x + 10} 10 ${x + 9.3} 24.5L${x + 4} 26C${x + 5} 10 ${x + 1.5} 2 ${x + 1} -8.5Z`,
    paint.brickShade,
    0.85,
  )
  line(
    pen,
    d`M${x - 8.5} 10Q${x} 12.5 ${x + 8.5} 10M${x - 4.2} -3q4.2 1.5 8.4 0M${x - 7} 4h4M${x + 1} 6h4M${x - 8} 17h4`,
    1,
    0.6,
  )
  area(pen, d`M${x - 4} 26.2v-5a4 4 0 0 1 8 0v5Z`, paint.fire, EDGE, 'lamp')
}

/** A round store with hoops. */
export function silo(house: House): void {
  const { pen, look } = house
  const x = beside(house, 5)
  area(pen, d`M${x - 8} -6V24q8 3.5 16 0V-6Z`, paint.log, 1.4)
  tint(pen, d`M${x + 3} -5.5V25q3-.5 4.3-1.4V-5.5Z`, paint.logShade, 0.85)
  line(pen, d`M${x - 8} 3q8 3.5 16 0M${x - 8} 13q8 3.5 16 0M${x - 2.5} -5v30`, EDGE, 0.6)
  area(
    pen,
    d`M${x - 10} -5.5C${x - 9} -14 ${x - 3} -19 ${x} -20C${x + 3} -19 ${x + 9} -14 ${x + 10} -5.5Q${x} -2.5 ${x - 10} -5.5Z`,
    look.main,
    1.3,
  )
  line(pen, d`M${x - 6} -9q1.5-4.5 4-6.5`, 1.6, 0.9, look.lit)
  box(pen, x - 2.5, 17, 5, 4, paint.timber, 1)
}

/** Poles and planks against the wall. */
export function scaffold(house: House): void {
  const { pen, side, width } = house
  const from = beside(house, 6)
  const to = from + side * (width * 0.52)
  const top = ridgeOf(house) + 4
  const left = Math.min(from, to)
  const right = Math.max(from, to)
  const middle = (left + right) / 2
  const poles = d`M${left} ${BASE + 4}V${top}M${middle} ${BASE + 4}V${top + 3}M${right} ${BASE + 4}V${top}`
  line(pen, poles, 2.8, 1)
  line(pen, poles, 1.4, 1, paint.log)
  for (const share of [0.2, 0.62]) {
    const y = top + (BASE - top) * share
    box(pen, left - 2.5, y, right - left + 5, 2.6, paint.log, EDGE)
  }
  line(pen, d`M${left} ${BASE + 2}L${middle} ${top + (BASE - top) * 0.64}`, EDGE, 0.8)
  box(pen, middle + 3, top + (BASE - top) * 0.2 - 4.5, 5, 4.5, paint.red, 1)
}

/** Planks over water, with a boat. */
export function jetty(house: House): void {
  const { pen, side, look } = house
  const x = beside(house, 4)
  area(pen, d`M${x - 16} 27q4-7 13-6.5t20 1q5 4-1 8.5q-16 3.5-27 1.5q-6-1.5-5-4.5Z`, paint.water, EDGE)
  line(pen, d`M${x - 11} 28q2.5-2 5 0t5 0`, 1.2, 0.9, paint.waterDeep)
  const bx = x - side * 5
  line(pen, d`M${bx} 23V6`, 1.5, 1)
  area(pen, d`M${bx - side * 1} 7Q${bx - side * 10} 12 ${bx - side * 9} 20H${bx - side * 1}Z`, look.lit, EDGE)
  area(pen, d`M${bx - 9} 22.5h18l-3 5h-12Z`, paint.log, 1.2)
  box(pen, Math.min(x + side * 4, x + side * 18), 21, 14, 3, paint.log, EDGE)
  line(pen, d`M${x + side * 5} 24v4.5M${x + side * 11} 24v4.5`, 1.6, 1, paint.timber)
}

/** A mast with two arms. */
export function signal(house: House): void {
  const { pen, side } = house
  const x = beside(house, 5)
  line(pen, d`M${x} ${BASE + 3}V-32M${x - 4} ${BASE + 3}L${x} ${BASE - 8}L${x + 4} ${BASE + 3}`, 3, 1)
  line(
    pen,
    d`M${x} ${BASE + 3}V-32M${x - 4} ${BASE + 3}L${x} ${BASE - 8}L${x + 4} ${BASE + 3}`,
    1.4,
    1,
    paint.cream,
  )
  polygon(
    pen,
    [
      [x, -30],
      [x + side * 14, -35],
      [x + side * 15, -31],
      [x, -25],
    ],
    paint.red,
    1.2,
  )
  polygon(
    pen,
    [
      [x, -18],
      [x - side * 12, -14],
      [x - side * 12, -10],
      [x, -13],
    ],
    paint.gold,
    1.2,
  )
  disc(pen, x, -32.5, 2.2, paint.lit, EDGE)
}

/** The big wheel of a fair. */
export function ferris(house: House): void {
  const { pen, look } = house
  const x = beside(house, 4)
  const y = 0
  const r = 15
  line(pen, d`M${x} ${y}L${x - 9} 25M${x} ${y}L${x + 9} 25`, 2.2, 1, paint.timber)
  disc(pen, x, y, r, 'none', 1.4)
  disc(pen, x, y, r - 3, 'none', 0.9)
  let spokes = ''
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke * Math.PI) / 4 + 0.3
    spokes += d`M${x} ${y}L${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`
  }
  line(pen, spokes, 0.9, 0.9)
  const seats = [look.lit, paint.gold, paint.red, paint.cream] as const
  for (let seat = 0; seat < 8; seat++) {
    const angle = (seat * Math.PI) / 4 + 0.3
    const sx = x + Math.cos(angle) * r
    const sy = y + Math.sin(angle) * r
    area(pen, d`M${sx - 3} ${sy}h6q0 5-3 5t-3-5Z`, seats[seat % 4] ?? paint.gold, 1)
  }
  disc(pen, x, y, 2.4, paint.gold, EDGE)
}

/** A buttress and a lamp, for what must be watched. */
export function watch(house: House): void {
  const { pen, side } = house
  const e = edgeOf(house, -1)
  polygon(
    pen,
    [
      [e - side * 6, BASE + 2],
      [e - side * 5, BASE - 8],
      [e - side * 1, BASE - 12],
      [e + side * 2, BASE - 12],
      [e + side * 2, BASE + 2],
    ],
    paint.stone,
    1.2,
  )
  line(pen, d`M${e - side * 4} ${BASE - 4}h${side * 3}M${e - side * 1} ${BASE - 8}v-2`, 0.9, 0.6)
  lamp(pen, e - side * 10, BASE + 4)
}

/** Papers pinned to boards. */
export function board(house: House): void {
  const { pen } = house
  const x = beside(house, 4)
  line(pen, d`M${x - 9} 26V4M${x + 9} 26V4`, 3, 1)
  line(pen, d`M${x - 9} 26V4M${x + 9} 26V4`, 1.6, 1, paint.log)
  box(pen, x - 11, 3, 22, 14, paint.timber, 1.3)
  box(pen, x - 9, 5, 6, 7.5, paint.cream, 0.9)
  box(pen, x - 1.5, 6.5, 5, 6.5, paint.yellowLit, 0.9)
  box(pen, x + 5, 4.5, 4.5, 5.5, paint.cream, 0.9)
  line(pen, d`M${x - 7.5} 7.5h3M${x - 7.5} 9.5h3M${x + 5} 12.5h4`, 0.8, 0.8)
  polygon(
    pen,
    [
      [x - 13, 4],
      [x, -3],
      [x + 13, 4],
    ],
    house.look.main,
    1.2,
  )
}

/** Where a hanging sign would start. */
export function bracketOf(house: House): readonly [x: number, y: number] {
  return [edgeOf(house, -1), eavesOf(house) + 3]
}
