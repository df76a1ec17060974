import { airship, cloud, standingStone, stoneRing } from '../buildings/commons-pictures.ts'
import { composeBuilding } from '../buildings/compose.ts'
import { bush, fence, pine, tree } from '../buildings/plants.ts'
import type { Recipe } from '../buildings/recipe.ts'
import { paint } from '../ink/paint.ts'
import { circlePath, d, ellipsePath } from '../ink/path.ts'
import { line } from '../ink/pen.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { sketch } from './stage.ts'

/** Scenery that story pictures share; most of it is the building kit, at another size. Ground is at y = 22 in tile units. */
export const STONE: Prop = sketch(12, (pen) => {
  stoneRing(pen)
  standingStone(pen)
})
export const BARE_STONE: Prop = sketch(12, standingStone)
export const AIRSHIP: Prop = sketch(11, (pen) => airship(pen, -3, 28, 1))
export const TREE: Prop = sketch(3, (pen) => tree(pen, 0, 0, 1))
export const PINE: Prop = sketch(4, (pen) => pine(pen, 0, 0, 1))
export const BUSH: Prop = sketch(5, (pen) => bush(pen, 0, 0, 1))
export const CLOUD: Prop = sketch(6, (pen) => cloud(pen, 0, 0, 1))
export const FENCE: Prop = sketch(7, (pen) => fence(pen, -30, 30, 0))

export function house(recipe: Partial<Recipe> & Pick<Recipe, 'charter' | 'size'>): Prop {
  return composeBuilding({ parts: [], pile: null, minion: null, seed: 7, ...recipe })
}

/** The windows and lamps of a house, to be lit above the tint. */
export function lightsOf(building: Prop): Prop {
  return building
    .filter(({ role }) => role === 'window' || role === 'lamp')
    .map((mark) => ({ ...mark, role: 'plain' as const, fill: paint.lit, width: 0.7 }))
}

/** Soft light on the ground or in the air. */
export function glow(rx: number, ry: number, opacity = 0.35): Prop {
  return [
    shaded(ellipsePath(0, 0, rx, ry), paint.lit, opacity * 0.5),
    shaded(ellipsePath(0, 0, rx * 0.66, ry * 0.66), paint.lit, opacity * 0.6),
  ]
}

/** A floating island, its turf at y = 20. */
export function island(turf: string): Prop {
  return [
    filled(
      'M-38 20C-30 12 30 12 38 20C36 25 30 26 25 30C22 34 17 33 13 38C10 41 6 40 2 46C-2 43-5 38-9 38C-14 37-16 32-21 31C-26 29-36 27-38 20Z',
      paint.rock,
      1.5,
    ),
    drawn('M10 30C14 31 15 27 20 28M-20 26C-16 29-12 27-9 32M0 33C2 36 5 34 5 38', 1, 0.6),
    filled('M-39 20C-30 11 30 11 39 20C30 29-30 29-39 20Z', turf, 1.5),
  ]
}

/** A nailed crate, 60 wide, on (0,0). */
export const CRATE: Prop = [
  shaded(ellipsePath(0, 1, 36, 6), paint.ink, 0.18),
  filled('M-30-44H30V0H-30Z', paint.log, 1.5),
  shaded('M14-43H29V-1H14Z', paint.logShade, 0.6),
  drawn('M-30-33H30M-30-11H30M-26-33L-8-11M8-33L26-11', 1.1, 0.8),
  filled('M-32-50H32V-42H-32Z', paint.log, 1.4),
  drawn('M-24-46h10M4-46h14M-24-5h10M6-6h12', 0.8, 0.5),
]

/** One grey glove, palm up. */
export const GLOVE: Prop = [
  filled(
    'M-10 0L-10-22Q-20-28-20-36Q-16-40-10-32L-10-50Q-6-54-3-50L-3-34L-1-54Q3-58 6-53L6-34L9-50Q13-53 15-48L13-22L12 0Q1 4-10 0Z',
    paint.stoneShade,
    1.4,
  ),
  filled('M-12 0Q1 5 14 0L14 9Q1 14-12 9Z', paint.stone, 1.3),
  drawn('M-6-14q5 3 10 0', 1, 0.6),
]

/** A gate between two posts; open or shut. */
export function gate(isOpen: boolean): Prop {
  const leaf = (from: number, to: number): Prop => [
    filled(d`M${from} -78L${to} ${isOpen ? -70 : -78}V${isOpen ? 8 : 0}L${from} 0Z`, paint.log, 1.5),
    drawn(
      d`M${from} -62L${to} ${isOpen ? -54 : -62}M${from} -16L${to} ${isOpen ? -8 : -16}M${from} -16L${to} ${isOpen ? -54 : -62}`,
      1.2,
      0.8,
    ),
  ]
  return [
    ...(isOpen ? [...leaf(-62, -96), ...leaf(62, 96)] : [...leaf(-62, 0), ...leaf(62, 0)]),
    filled('M-70 4V-120H-54V4ZM54 4V-120H70V4Z', paint.timber, 1.6),
    filled('M-78-150H78V-118H-78Z', paint.plaster, 1.6),
    drawn('M-60-134h26M-26-134h14M-4-134h30M34-134h22', 5, 0.75, 'var(--red-shade)'),
    filled('M-84-150L0-178L84-150Z', paint.log, 1.6),
  ]
}

export const LADDER: Prop = rod(
  'M-9 0L-3-110M9 0L3-110M-8.5-12H8.5M-8-28H8M-7-44H7M-6.5-60H6.5M-5.5-76H5.5M-4.5-92H4.5',
  paint.log,
  2,
  1.1,
)

/** A carriage with four horses' worth of wheels. */
export const COACH: Prop = [
  shaded(ellipsePath(0, 2, 74, 8), paint.ink, 0.22),
  filled('M-46-18Q-56-66-30-72H34Q56-66 48-18Z', 'var(--purple)', 1.6),
  shaded('M20-72H34Q55-66 47.5-19H30Q38-50 20-72Z', 'var(--purple-shade)', 0.6),
  filled('M-30-60H-8V-38H-34ZM6-60H28L32-38H6Z', paint.glass, 1.4),
  filled('M-6-60H4V-18H-6Z', 'var(--purple-shade)', 1.2),
  filled('M-14-72L-12-84L-6-78L0-88L6-78L12-84L14-72Z', paint.gold, 1.3),
  drawn('M-50-18H52', 4, 1, paint.gold),
  drawn('M48-22Q66-26 78-14', 2.2),
  ...[-32, 30].flatMap((x) => [
    filled(circlePath(x, -6, 17), paint.gold, 1.6),
    filled(circlePath(x, -6, 12.5), paint.plaster, 1.2),
    drawn(d`M${x - 12} -6h24M${x} -18v24M${x - 8} -14l16 16M${x + 8} -14l-16 16`, 1.2),
    filled(circlePath(x, -6, 4), paint.gold, 1.1),
  ]),
]

/** A horse in profile, looking right. */
export const HORSE: Prop = [
  shaded(ellipsePath(0, 2, 34, 5), paint.ink, 0.2),
  drawn('M-20-18V0M-12-18V0M12-18V0M20-18V0', 6.4),
  drawn('M-20-18V0M-12-18V0M12-18V0M20-18V0', 3.8, 1, paint.stone),
  filled(
    'M-28-36Q-30-18-18-16H18Q28-18 28-32L38-52L50-50L52-56L38-68L32-74L30-66L20-44Q-10-46-28-36Z',
    paint.stone,
    1.5,
  ),
  drawn('M30-66Q16-56 18-42M-28-36Q-38-30-36-16', 4, 1, paint.cream),
  shaded(circlePath(39, -60, 1.6), paint.ink),
  drawn('M38-52L18-30', 1.4, 1, 'var(--red-shade)'),
]

/** The King's great ledger on its stand. */
export const LEDGER: Prop = [
  ...rod('M-36 0L-14-52M36 0L14-52', paint.timber, 5, 1.4),
  filled('M-70-60Q-36-84 0-62Q36-84 70-60V-50Q36-70 0-48Q-36-70-70-50Z', 'var(--red-shade)', 1.6),
  filled('M-66-66Q-34-90 0-68Q34-90 66-66V-58Q34-80 0-58Q-34-80-66-58Z', paint.cream, 1.5),
  drawn('M0-68V-58M-54-72q20-8 40 2M-54-67q20-8 40 2M14-70q20-10 40-2M14-65q20-10 40-2', 0.9, 0.7),
]

/** A bench for two, worn at one end. */
export const BENCH: Prop = [
  shaded(ellipsePath(0, 2, 54, 6), paint.ink, 0.2),
  ...rod('M-38 0V-24M38 0V-24', paint.timber, 5, 1.4),
  filled('M-50-30H50V-22H-50Z', paint.log, 1.5),
  filled('M-50-58H50V-50H-50ZM-50-46H50V-40H-50Z', paint.log, 1.4),
  ...rod('M-40-58V-30M40-58V-30', paint.timber, 3, 1.2),
]

/** A long table, laid for everybody. */
export const FEAST: Prop = [
  shaded(ellipsePath(0, 2, 150, 9), paint.ink, 0.2),
  ...rod('M-120 0V-24M-40 2V-24M40 2V-24M120 0V-24', paint.timber, 5, 1.4),
  filled(
    'M-150-30L-138-44H138L150-30V-14Q120-22 90-14Q60-22 30-14Q0-22-30-14Q-60-22-90-14Q-120-22-150-14Z',
    paint.cream,
    1.6,
  ),
  drawn('M-150-30H150', 1.2, 0.8),
  filled(ellipsePath(-108, -40, 12, 7), paint.log, 1.3),
  filled(ellipsePath(-66, -41, 14, 5), paint.stone, 1.3),
  filled(
    circlePath(-70, -46, 4.5) + circlePath(-61, -46, 4.5) + circlePath(-66, -50, 4.5),
    'var(--red)',
    1.1,
  ),
  filled('M-24-38V-54H-12V-38ZM24-38V-54H36V-38Z', paint.gold, 1.3),
  filled(ellipsePath(6, -40, 11, 6), 'var(--purple)', 1.3),
  filled('M64-38Q64-56 80-56T96-38Z', 'var(--yellow)', 1.3),
  filled('M112-38V-50H126V-38ZM126-48q7 0 0 8', paint.cream, 1.2),
]

/** Paper lanterns on a string from (-w, 0) to (w, 0). */
export function lanternString(
  width: number,
  count: number,
): { readonly string: Prop; readonly lights: Prop } {
  const sag = 26
  const at = (place: number): readonly [number, number] => {
    const t = (place + 1) / (count + 1)
    return [-width + 2 * width * t, sag * 4 * t * (1 - t) * 0.5]
  }
  const lamps = Array.from({ length: count }, (_, index) => at(index))
  return {
    string: [
      drawn(d`M${-width} 0Q0 ${sag} ${width} 0`, 1.2, 0.9),
      ...lamps.map(([x, y], index) =>
        filled(
          ellipsePath(x, y + 11, 8, 9),
          ['var(--red)', 'var(--yellow)', 'var(--blue)'][index % 3] ?? paint.gold,
          1.3,
        ),
      ),
    ],
    lights: lamps.flatMap(([x, y]) => [
      shaded(circlePath(x, y + 11, 20), paint.lit, 0.22),
      shaded(ellipsePath(x, y + 11, 5, 6), paint.lit, 0.75),
    ]),
  }
}

/** Fields, ploughed in rows. */
export function field(width: number): Prop {
  return sketch(2, (pen) => {
    for (let row = 0; row < 5; row++)
      line(
        pen,
        d`M${-width + row * 10} ${row * 11}Q0 ${row * 11 - 7} ${width - row * 4} ${row * 11}`,
        1.4,
        0.4,
        paint.leafDeep,
      )
  })
}

/** Leaves and flowers in a near corner, growing to the right. */
export const FOLIAGE: Prop = [
  filled(
    'M-10 0Q-6-70 14-108Q12-50 10 0ZM14 0Q30-50 62-74Q44-36 34 0ZM34 0Q58-30 96-38Q70-18 56 0Z',
    paint.leafDeep,
    1.4,
  ),
  filled('M4 0Q16-64 42-92Q34-44 24 0ZM26 0Q46-40 78-56Q58-26 46 0Z', paint.leaf, 1.4),
  drawn('M26-44Q34-60 40-84M52-26q12-14 22-24M6-40q2-30 6-54', 1, 0.5),
  ...[
    [70, -88, 'var(--red-lit)'],
    [104, -46, 'var(--yellow-lit)'],
    [24, -118, 'var(--purple-lit)'],
  ].flatMap(([x, y, fill]) => [
    drawn(d`M${Number(x) - 6} ${Number(y) + 30}L${Number(x)} ${Number(y)}`, 1.3, 1, paint.leafDeep),
    filled(circlePath(Number(x), Number(y), 6), String(fill), 1.3),
    filled(circlePath(Number(x), Number(y), 2.2), paint.gold, 0.9),
  ]),
]

/** Posts that carry a string of lanterns. */
export const POSTS: Prop = rod('M-282 0V340M282 0V340', paint.timber, 6, 1.4)
