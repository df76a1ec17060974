import { EDGE } from '../../ink/mark.ts'
import { paint } from '../../ink/paint.ts'
import { circlePath, d } from '../../ink/path.ts'
import { area, box, disc, line, oval, polygon, tint } from '../../ink/pen.ts'
import { eavesOf, edgeOf, type House } from '../house.ts'
import { bunting, lantern } from '../openings.ts'
import { barrel, cart, crate } from '../piles.ts'
import { tree } from '../plants.ts'
import { bracketOf } from './side-parts.ts'

/** The middle of the yard before the wing. */
function yard(house: House, distance = 4): number {
  return edgeOf(house, 1) + house.side * distance
}

export function kegs(house: House): void {
  const x = yard(house, 2)
  for (const dx of [-5.5, 2.5]) barrel(house.pen, x + dx, 28)
  barrel(house.pen, x - 1.5, 20.5)
}

export function heap(house: House): void {
  const { pen } = house
  const x = yard(house, 3)
  area(pen, d`M${x - 11} 28q2-8 6-8.5q1.5-4.5 5.5-3.5q4.5-.5 5 4q4 1.5 5.5 8Z`, paint.timber, 1.2)
  line(pen, d`M${x - 5} 24l3-2M${x + 1} 20l3 1M${x + 3} 25l3-1M${x - 2} 26h2`, 1, 0.7, paint.logShade)
  area(pen, d`M${x - 2} 16q-1-5 3-7q2 4-3 7Z`, paint.leaf, 1)
}

export function crates(house: House): void {
  const x = yard(house, 2)
  crate(house.pen, x - 4, 28, 8.5)
  crate(house.pen, x + 5, 28.5, 7.5)
  crate(house.pen, x - 2, 19.5, 7)
}

export function loadedCart(house: House): void {
  cart(house.pen, yard(house, 3), 29, house.look.resource === 'coal' ? paint.black : house.look.lit)
}

/** A tub of ore on its rails. */
export function oreCart(house: House): void {
  const { pen } = house
  const x = yard(house, 2)
  line(
    pen,
    d`M${x - 16} 29.5H${x + 14}M${x - 13} 28v3M${x - 7} 28v3M${x - 1} 28v3M${x + 5} 28v3M${x + 11} 28v3`,
    1.3,
    1,
  )
  area(pen, d`M${x - 6} 17q2.5-5 5-3q3-4 5 0q3 0 3.5 3Z`, paint.blueLit, EDGE)
  polygon(
    pen,
    [
      [x - 9, 16.5],
      [x + 9, 16.5],
      [x + 6.5, 25],
      [x - 6.5, 25],
    ],
    paint.ironShade,
    1.3,
  )
  disc(pen, x - 4, 26.6, 2.3, paint.cream, EDGE)
  disc(pen, x + 4, 26.6, 2.3, paint.cream, EDGE)
}

/** A long table, laid. */
export function table(house: House): void {
  const { pen, side } = house
  const x = house.x + side * 8
  line(pen, d`M${x - 13} 30V25M${x + 19 * side} 30V25M${x + 13} 30V25`, 1.8, 1, paint.timber)
  polygon(
    pen,
    [
      [x - 19, 26],
      [x - 16, 21],
      [x + 19, 21],
      [x + 22, 26],
    ],
    paint.cream,
    1.2,
  )
  line(pen, d`M${x - 19} 26v2.5h41v-2.5`, EDGE, 1)
  for (const [dx, fill] of [
    [-11, paint.red],
    [-4, paint.gold],
    [3, paint.purple],
    [10, paint.gold],
    [16, paint.leaf],
  ] as const)
    oval(pen, x + dx, 22.6, 2.3, 1.7, fill, 0.9)
}

/** A corner of a maze. */
export function hedge(house: House): void {
  const { pen } = house
  const x = yard(house, 5)
  const rows = d`M${x - 11} 29V17H${x + 11}V29M${x - 4} 29V23H${x + 4}V29`
  line(pen, rows, 6.4, 1)
  line(pen, rows, 4.2, 1, paint.leafDeep)
  line(pen, d`M${x - 10} 16.2H${x + 10}M${x - 3} 22.2H${x + 3}`, 1.2, 0.9, paint.leaf)
}

/** Fruit trees in a row. */
export function orchard(house: House): void {
  const { pen, side } = house
  for (const [dx, y, k] of [
    [-30, 27, 0.95],
    [-19, 30, 0.8],
  ] as const) {
    const x = side * dx
    tree(pen, x, y, k, paint.leaf)
    area(
      pen,
      circlePath(x - 3 * k, y - 12 * k, 1.4) +
        circlePath(x + 3.5 * k, y - 10 * k, 1.4) +
        circlePath(x + 1.5 * k, y - 16 * k, 1.4),
      paint.red,
      0.8,
    )
  }
}

/** A cloth on the grass, and a basket. */
export function picnic(house: House): void {
  const { pen } = house
  const x = yard(house, 0)
  polygon(
    pen,
    [
      [x - 15, 29],
      [x - 8, 22.5],
      [x + 12, 22.5],
      [x + 15, 29],
    ],
    paint.cream,
    1.2,
  )
  tint(
    pen,
    d`M${x - 9} 29L${x - 4} 22.8h4.5L${x - 3} 29ZM${x + 3} 29L${x + 5} 22.8h4L${x + 9.5} 29Z`,
    paint.red,
    0.8,
  )
  area(pen, d`M${x - 5} 22.5h9l-1 5.5h-7Z`, paint.log, EDGE)
  line(pen, d`M${x - 3.5} 22.5q3-7 6 0`, 1.2, 1)
}

/** A table under a parasol. */
export function parasol(house: House): void {
  const { pen, look } = house
  const x = yard(house, 1)
  line(pen, d`M${x} 28V8`, 1.5, 1)
  oval(pen, x, 24, 7, 2.2, paint.cream, EDGE)
  area(
    pen,
    d`M${x - 12} 12Q${x} 0 ${x + 12} 12q-2.5-1.8-4.5 0q-1.7-1.8-3.7 0q-1.8-1.8-3.8 0q-2-1.8-3.8 0q-2-1.8-3.7 0q-2-1.8-4.5 0Z`,
    look.main,
    1.2,
  )
  tint(pen, d`M${x} 6.3Q${x + 5} 8 ${x + 7.5} 12q-1.7-1.8-3.7 0q-1.8-1.8-3.8 0Z`, paint.cream, 0.9)
  disc(pen, x - 2.5, 22.8, 1.6, paint.cream, 0.9)
}

/** A disc with rails across it, and a wagon on the rails. */
export function turntable(house: House): void {
  const { pen } = house
  const x = yard(house, 5)
  oval(pen, x, 25, 17, 5, paint.stone, 1.3)
  oval(pen, x, 24.6, 13.5, 3.5, paint.logShade, EDGE)
  line(pen, d`M${x - 18} 23.8h36M${x - 18} 26h36`, 1.4, 1, paint.iron)
  box(pen, x - 8, 13.5, 16, 8, paint.blue, 1.2)
  line(pen, d`M${x - 8} 17h16`, 0.9, 0.7)
  disc(pen, x - 4.5, 22.6, 2.3, paint.cream, EDGE)
  disc(pen, x + 4.5, 22.6, 2.3, paint.cream, EDGE)
}

export function stringOfFlags(house: House): void {
  const y = eavesOf(house) + 1
  bunting(house.pen, house.x - house.width / 2 - 2, y, house.x + house.width / 2 + 2, y, house.look.lit)
}

/** Three lanterns on a string under the eaves. */
export function lanterns(house: House): void {
  const { pen, x, width } = house
  const y = eavesOf(house) + 1
  const half = width / 2 + 3
  line(pen, d`M${x - half} ${y}Q${x} ${y + 7} ${x + half} ${y}`, EDGE, 0.9)
  for (const share of [-0.62, 0, 0.62]) lantern(pen, x + half * share, y + 3.4 * (1 - share * share))
}

/** A board on a bracket. */
export function innSign(house: House): void {
  const { pen, side, look } = house
  const [x, y] = bracketOf(house)
  line(
    pen,
    d`M${x} ${y}h${-side * 11}M${x} ${y + 4}l${-side * 5} -4M${x - side * 4} ${y}v2.5M${x - side * 10} ${y}v2.5`,
    1.5,
    1,
  )
  box(pen, Math.min(x - side * 2.5, x - side * 12), y + 2.5, 9.5, 8, paint.cream, 1.2)
  area(pen, circlePath(x - side * 7.2, y + 6.5, 2.2), look.main, 0.9)
}
