import { EDGE } from '../../ink/mark.ts'
import { paint } from '../../ink/paint.ts'
import { d, type Point } from '../../ink/path.ts'
import { area, box, disc, line, type Pen, polygon, tint } from '../../ink/pen.ts'
import { BASE, edgeOf, type House } from '../house.ts'
import { clockFace, door, window } from '../openings.ts'
import { roof } from '../roofs.ts'
import { wall } from '../walls.ts'

const SHAFT = 15

/** The second, lower body on the house's side. */
export function wing(house: House): void {
  const { pen, look, side } = house
  const x = edgeOf(house, 1) + side * 5
  const h = house.height * 0.68
  wall(pen, look.wall, look.shade, x - 10, BASE - h, 20, h)
  roof(pen, look, look.roof, { x0: x - 10, x1: x + 10, y: BASE - h, h: house.rise * 0.62 })
}

export function tower(house: House, height = 42): number {
  const { pen, look } = house
  const x = edgeOf(house, 1) + house.side * 5
  const top = BASE - height
  wall(pen, look.wall, look.shade, x - SHAFT / 2, top, SHAFT, height)
  if (look.roof === 'saw' || look.roof === 'gable') cone(pen, look.main, look.shade, x, top, SHAFT, 15)
  else roof(pen, look, look.roof, { x0: x - SHAFT / 2, x1: x + SHAFT / 2, y: top, h: 15 })
  window(pen, x, top + 5, 4.5, 7, true)
  return x
}

/** Income: a tower with a clock. */
export function clockTower(house: House, isLast: boolean): void {
  const height = isLast ? 42 : 36
  const x = tower(house, height)
  clockFace(house.pen, x, BASE - height + 9, 5)
}

/** Selling: a tower at which a balloon is moored. */
export function balloonTower(house: House, isLast: boolean): void {
  const height = isLast ? 38 : 32
  const x = tower(house, height)
  balloon(house.pen, x, BASE - height - 25, 0.78, house.look.main)
}

export function balloon(pen: Pen, x: number, y: number, k: number, fill: string): void {
  line(
    pen,
    d`M${x - 5 * k} ${y + 7 * k}L${x - 2 * k} ${y + 16 * k}M${x + 5 * k} ${y + 7 * k}L${x + 2 * k} ${y + 16 * k}`,
    0.9,
    1,
  )
  disc(pen, x, y, 11 * k, fill, 1.4)
  area(
    pen,
    d`M${x - 4 * k} ${y - 10 * k}Q${x - 9 * k} ${y} ${x - 3 * k} ${y + 10.3 * k}H${x + 3 * k}Q${x + 9 * k} ${y} ${x + 4 * k} ${y - 10 * k}Z`,
    paint.cream,
    1,
  )
  box(pen, x - 3 * k, y + 15 * k, 6 * k, 5 * k, paint.log, 1)
}

/** A watchtower with a fire under its roof. */
export function lookout(house: House): void {
  const { pen, look, side } = house
  const x = edgeOf(house, 1) + side * 5
  wall(pen, look.wall, look.shade, x - 6, -18, 12, BASE + 18)
  window(pen, x, -4, 4, 6, true)
  line(pen, d`M${x - 7} -19V-30M${x + 7} -19V-30`, 1.8, 1, paint.timber)
  area(pen, d`M${x - 3} -20q-1.5-5 1.5-8q.5 2.5 1.8 2.5q.2-2 1.4-3.5q3.2 4.5 1.3 9Z`, paint.fire, 1, 'lamp')
  box(pen, x - 10, -21, 20, 4.5, paint.log, EDGE)
  roof(pen, look, look.roof, { x0: x - 7, x1: x + 7, y: -30, h: 10 })
}

/** An old tree with a door in it. */
export function oak(house: House): void {
  const { pen, side, look } = house
  const x = edgeOf(house, 1) + side * 5
  area(pen, d`M${x - 10} ${BASE + 3}q3.5-8 2.5-26h14q-1 18 3.5 26Z`, paint.timber, 1.4)
  canopy(pen, x, -19, 18, 14)
  door(pen, x, BASE + 2, 8, 13, look.shade)
  disc(pen, x, -3, 2.4, paint.lit, EDGE)
}

/** A hut among branches, with its ladder. */
export function treehouse(house: House): void {
  const { pen, side, look } = house
  const x = edgeOf(house, 1) + side * 6
  line(pen, d`M${x} ${BASE + 2}V-8`, 6, 1)
  line(pen, d`M${x} ${BASE + 2}V-8`, 3.6, 1, paint.timber)
  canopy(pen, x, -24, 18, 13)
  box(pen, x - 8, -17, 16, 11, paint.log, 1.2)
  window(pen, x, -14.5, 4.5, 5)
  polygon(
    pen,
    [
      [x - 11, -16],
      [x, -26],
      [x + 11, -16],
    ],
    look.main,
    1.2,
  )
  box(pen, x - 10, -6.5, 20, 3, paint.log, EDGE)
  const lx = x + side * 7
  line(
    pen,
    d`M${lx - 1.6} -4V${BASE + 2}M${lx + 1.6} -4V${BASE + 2}M${lx - 1.6} 0h3.2M${lx - 1.6} 5h3.2M${lx - 1.6} 10h3.2M${lx - 1.6} 15h3.2M${lx - 1.6} 20h3.2`,
    1.1,
    1,
  )
}

/** A crown of leaves: lobes round an oval. */
function canopy(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  const lobes = 9
  const at = (place: number): Point => {
    const angle = (place / lobes) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  }
  const [sx, sy] = at(0)
  let crown = d`M${sx} ${sy}`
  for (let lobe = 1; lobe <= lobes; lobe++) {
    const [ex, ey] = at(lobe)
    crown += d`A${rx * 0.37} ${ry * 0.4} 0 0 1 ${ex} ${ey}`
  }
  area(pen, `${crown}Z`, paint.leaf, 1.3)
  tint(
    pen,
    d`M${x + rx * 0.25} ${y + ry * 0.95}q${rx * 0.7} ${-ry * 0.25} ${rx * 0.6} ${-ry * 1.3}q${rx * 0.45} ${ry * 1.1} ${-rx * 0.6} ${ry * 1.3}Z`,
    paint.leafDeep,
    0.55,
  )
  line(
    pen,
    d`M${x - rx * 0.6} ${y - ry * 0.1}q2-4 6-4.5M${x - rx * 0.1} ${y + ry * 0.35}q2-3 5-3M${x} ${y - ry * 0.5}q2-3 5-3`,
    1.1,
    0.45,
  )
}

function cone(pen: Pen, main: string, shade: string, x: number, y: number, width: number, h: number): void {
  polygon(
    pen,
    [
      [x - width / 2 - 3, y + 1],
      [x, y - h],
      [x + width / 2 + 3, y + 1],
    ],
    main,
  )
  tint(pen, d`M${x} ${y - h + 1}L${x + width / 2 + 2} ${y}H${x + 1}Z`, shade, 0.5)
  line(pen, d`M${x} ${y - h}v-4`, 1.3, 1)
}
