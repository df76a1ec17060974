import type { Commons } from '@charterstone/engine'
import { EDGE, joined, type Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { boxPath, circlePath, d, type Point } from '../ink/path.ts'
import { area, box, disc, line, newPen, oval, type Pen, polygon, tint } from '../ink/pen.ts'
import { awning, bunting, clockFace, door, flag, lamp, window } from './openings.ts'
import { barrel, crate, pile } from './piles.ts'
import { bush, tree } from './plants.ts'

/** Six buildings that belong to nobody, each composed by hand. */
export function commonsPicture(commons: Commons): readonly Mark[] {
  const pen = newPen(SEEDS[commons])
  PICTURES[commons](pen)
  return joined(pen.marks)
}

const SEEDS: Readonly<Record<Commons, number>> = {
  zeppelin: 11,
  charterstone: 12,
  grandstand: 13,
  treasury: 14,
  market: 15,
  'cloud-port': 16,
}

const PICTURES: Readonly<Record<Commons, (pen: Pen) => void>> = {
  zeppelin(pen) {
    line(pen, 'M-15-14V-25', 1.6, 1)
    box(pen, -24, -2, 17, 24, paint.stone)
    tint(pen, boxPath(-13, -1, 5.2, 22), paint.stoneShade, 0.8)
    line(pen, 'M-21 3h4M-17 8h4M-21 13h3.5', 0.9, 0.5)
    window(pen, -15.5, 1, 4.5, 6, true)
    polygon(
      pen,
      [
        [-28, -1],
        [-15.5, -13],
        [-3, -1],
      ],
      paint.timber,
    )
    door(pen, -15.5, 22, 7, 10, paint.timber)
    line(pen, 'M-15-24L-4-27M24-15L28 22', 1, 0.8)
    airship(pen, 0, 0, 1)
    pile(pen, 'wood', 15, 27)
    line(pen, 'M28 24l-3 3M28 24l3 3', 1.8, 1, paint.timber)
  },
  charterstone(pen) {
    stoneRing(pen)
    standingStone(pen)
    for (const x of [-27, 27]) lamp(pen, x, 25)
    bush(pen, -20, 27, 0.8)
    bush(pen, 21, 28, 0.7)
  },
  grandstand(pen) {
    line(pen, 'M-34 22V-28M34 22V-28', 3.2, 1)
    line(pen, 'M-34 22V-28M34 22V-28', 1.8, 1, paint.log)
    for (let row = 0; row < 4; row++)
      box(
        pen,
        -32 + row * 2,
        -10 + row * 8,
        64 - row * 4,
        8.5,
        row % 2 === 1 ? paint.log : paint.plaster,
        1.2,
      )
    const crowd = [paint.red, paint.blue, paint.gold, paint.purple, paint.leaf] as const
    const heads = crowd.map(() => '')
    for (let row = 0; row < 4; row++)
      for (let seat = 0; seat < 7; seat++) {
        const x = -24 + row * 1.2 + seat * 7.4 + (row % 2) * 3
        if (x > 27 - row * 2) continue
        const colour = (row * 3 + seat * 2) % crowd.length
        heads[colour] += circlePath(x, -8.2 + row * 8, 2.3)
      }
    for (const [index, fill] of crowd.entries()) area(pen, heads[index] ?? '', fill, 0.8)
    area(pen, 'M-38-26Q0-40 38-26L34-19Q0-31-34-19Z', paint.blue)
    tint(pen, 'M15-31.5Q27-29.5 37-26L33.5-19.8Q25-23 15-25Z', paint.blueShade, 0.45)
    line(pen, 'M-18-32.5l2 7M0-34v8M18-32.5l-2 7', 1, 0.5)
    bunting(pen, -34, -17, 34, -17, paint.red)
    flag(pen, -34, -27, paint.gold)
    flag(pen, 34, -27, paint.gold)
  },
  treasury(pen) {
    tree(pen, -35, 26, 0.8)
    tree(pen, 35, 26, 0.8)
    box(pen, -30, 16, 60, 6.5, paint.stone)
    box(pen, -27, -12, 54, 28, paint.stone)
    tint(pen, boxPath(10, -11, 16, 26), paint.stoneShade, 0.8)
    box(pen, -4, 0, 8, 16, paint.timber, EDGE)
    for (const x of [-22, -10.5, 4.5, 16]) box(pen, x, -10, 6, 26, paint.cream, EDGE)
    polygon(
      pen,
      [
        [-33, -12],
        [0, -32],
        [33, -12],
      ],
      paint.plaster,
    )
    tint(pen, 'M4-28.5L31-12.8H18Z', paint.plasterShade, 0.8)
    disc(pen, 0, -19, 5.5, paint.gold, 1.2)
    area(pen, 'M0-22.2l2.4 3.2L0-15.8l-2.4-3.2Z', paint.timber, 0.9)
    box(pen, -31, -14, 62, 4, paint.stone, 1.2)
    line(pen, 'M-28 19.2h56', 0.9, 0.5)
  },
  market(pen) {
    box(pen, -8, -24, 16, 22, paint.plaster)
    tint(pen, boxPath(3, -23.2, 4.2, 20), paint.plasterShade, 0.9)
    polygon(
      pen,
      [
        [-12, -23],
        [0, -38],
        [12, -23],
      ],
      paint.green,
    )
    clockFace(pen, 0, -16, 4.4)
    for (const [x, fill] of [
      [-34, paint.red],
      [-2, paint.blue],
    ] as const) {
      box(pen, x + 2, 0, 32, 22, paint.log, 1.2)
      tint(pen, boxPath(x + 3.5, 0.5, 29, 8), paint.logShade, 0.7)
      box(pen, x + 4, 8, 28, 7.5, paint.plaster, 1)
      awning(pen, x, -8, 36, fill)
      const wares = [paint.gold, paint.purple, paint.red, paint.leaf] as const
      for (const [index, ware] of wares.entries()) disc(pen, x + 8.5 + index * 6.2, 7.2, 2.6, ware, 0.9)
    }
    crate(pen, -36, 27, 8)
    barrel(pen, 36, 27)
  },
  'cloud-port'(pen) {
    area(pen, 'M-38 22C-34 10-28 8-20 8H20C28 8 34 10 38 22Z', paint.stone, 1.4)
    line(pen, 'M-28 15h5M-20 12h4M22 14h5M14 18h5M-25 19h4', 0.9, 0.5)
    box(pen, -7, -22, 14, 32, paint.plaster)
    tint(pen, boxPath(2, -21, 4.2, 30), paint.plasterShade, 0.9)
    polygon(
      pen,
      [
        [-11, -21],
        [0, -35],
        [11, -21],
      ],
      paint.blue,
    )
    line(pen, 'M0-35v-5', 1.3, 1)
    window(pen, 0, -16, 5, 7, true)
    line(pen, 'M-20 1v8M-11 1v8M11 1v8M20 1v8', 3, 1)
    line(pen, 'M-20 1v8M-11 1v8M11 1v8M20 1v8', 1.6, 1, paint.log)
    box(pen, -26, -4, 52, 5, paint.log, 1.3)
    crate(pen, -18, -4, 8)
    crate(pen, 15, -4, 8)
    crate(pen, 22, -4, 6)
    cloud(pen, -28, -20, 1)
    cloud(pen, 27, -27, 0.78)
    door(pen, 0, 22, 9, 12, paint.timber)
  },
}

/** The airship of the King, also over the valley. */
export function airship(pen: Pen, x: number, y: number, k: number): void {
  const at = (px: number, py: number): Point => [x + px * k, y + py * k]
  const [ax, ay] = at(-20, -30)
  area(
    pen,
    d`M${ax} ${ay}c${10 * k} ${-16 * k} ${50 * k} ${-16 * k} ${58 * k} ${k}c${-8 * k} ${17 * k} ${-48 * k} ${15 * k} ${-58 * k} ${-k}Z`,
    paint.cream,
    1.6,
  )
  const [bx, by] = at(-8, -38.5)
  tint(
    pen,
    d`M${bx} ${by}c${16 * k} ${-4.5 * k} ${30 * k} ${-3.5 * k} ${39 * k} ${k}c${-7 * k} ${4.5 * k} ${-27 * k} ${4.5 * k} ${-39 * k} ${-k}Z`,
    paint.red,
  )
  const [cx, cy] = at(-13, -23)
  tint(
    pen,
    d`M${cx} ${cy}c${13 * k} ${-5 * k} ${33 * k} ${-5 * k} ${47 * k} ${-0.5 * k}c${-10 * k} ${6.5 * k} ${-34 * k} ${8.5 * k} ${-47 * k} ${0.5 * k}Z`,
    paint.redShade,
    0.75,
  )
  const [ex, ey] = at(9, -42)
  line(
    pen,
    d`M${ex} ${ey}c${-5 * k} ${8 * k} ${-5 * k} ${18 * k} 0 ${24.5 * k}M${ex + 13 * k} ${ey + 1.5 * k}c${4 * k} ${6.5 * k} ${4 * k} ${14.5 * k} 0 ${21.5 * k}`,
    1,
    0.55,
  )
  polygon(pen, [at(-19, -30), at(-31, -38), at(-31, -22)], paint.red, 1.3)
  const [gx, gy] = at(0, -15)
  line(pen, d`M${gx + 3 * k} ${gy}l${-2 * k} ${-3 * k}M${gx + 15 * k} ${gy}l${2 * k} ${-3 * k}`, 0.9, 0.8)
  area(pen, d`M${gx} ${gy}h${18 * k}l${-3 * k} ${7 * k}h${-11 * k}Z`, paint.log, 1.3)
  line(pen, d`M${gx + 3 * k} ${gy + 3 * k}h${12 * k}`, 0.9, 0.8)
}

/** The step round the stone. */
export function stoneRing(pen: Pen): void {
  oval(pen, 0, 23, 30, 7, paint.stone, 1.4)
  oval(pen, 0, 20, 21, 4.8, paint.cream, EDGE)
}

/** The stone itself, standing on y = 22, 65 high. */
export function standingStone(pen: Pen): void {
  area(pen, 'M-14 20C-17 0-13-26-4-40C0-44 6-43 9-37C16-20 17 2 14 20Q0 24-14 20Z', paint.stone, 1.7)
  tint(pen, 'M4-41C12-32 16 0 13 20L5 21.5C9 0 8-22 4-41Z', paint.stoneShade)
  line(pen, 'M-9 0C-10-12-8-24-3-34', 1.8, 0.55, paint.cream)
  const corners = [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const angle = (corner * Math.PI) / 3
    return [-1 + 7 * Math.sin(angle), -10 - 7 * Math.cos(angle)]
  })
  polygon(pen, corners, paint.gold, 1.3)
  line(pen, 'M-1-10L-1-16.8M-1-10L4.9-6.6M-1-10L-6.9-6.6', 1.2, 0.9)
  line(pen, 'M-8 6h10M-7 11h8M-6-27h6', EDGE, 0.55)
}

export function cloud(pen: Pen, x: number, y: number, k: number): void {
  area(
    pen,
    d`M${x - 12 * k} ${y + 4 * k}q${-2 * k} ${-6 * k} ${4 * k} ${-7 * k}q${k} ${-7 * k} ${8 * k} ${-5 * k}q${5 * k} ${-4 * k} ${9 * k} ${k}q${6 * k} 0 ${5 * k} ${6 * k}q${k} ${5 * k} ${-4 * k} ${5 * k}h${-17 * k}q${-5 * k} ${k} ${-5 * k} 0Z`,
    paint.cloud,
    1.2,
  )
}
