import type { Charter } from '@charterstone/engine'
import { commonsPicture } from '../../art/buildings/commons-pictures.ts'
import { composeBuilding } from '../../art/buildings/compose.ts'
import { bush, pine, tree } from '../../art/buildings/plants.ts'
import type { Part, Size } from '../../art/buildings/recipe.ts'
import { CHARTER_LOOKS } from '../../art/ink/charter-look.ts'
import type { Mark } from '../../art/ink/mark.ts'
import { newPen, type Pen } from '../../art/ink/pen.ts'

/** Something that stands in the valley. */
export type Placed = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly marks: readonly Mark[]
}

type House = readonly [
  charter: Charter,
  x: number,
  y: number,
  scale: number,
  size: Size,
  seed: number,
  ...parts: Part[],
]

/** Back to front: a far row on the hills, a near row round the stone. Six roofs, none twice. */
const HOUSES: readonly House[] = [
  ['green', 1290, 296, 1.05, 1, 31],
  ['yellow', 985, 298, 1.15, 1, 14],
  ['red', 390, 300, 1.1, 2, 52, 'chimney'],
  ['black', 1140, 302, 1.1, 1, 23],
  ['blue', 800, 306, 1.15, 2, 61, 'chimney'],
  ['green', 215, 312, 1.15, 2, 7, 'chimney'],
  ['purple', 560, 312, 1.15, 1, 45],
  ['yellow', 70, 318, 1.1, 2, 75, 'stall'],
  ['green', 150, 376, 2, 3, 33, 'wheel'],
  ['purple', 470, 380, 2, 3, 11, 'dormer'],
  ['black', 1228, 380, 2, 4, 9],
  ['blue', 890, 388, 2.1, 3, 26, 'clock-tower'],
  ['red', 310, 398, 2.2, 3, 18, 'stall'],
  ['yellow', 1062, 398, 2.2, 3, 5, 'sails'],
]

export const HERO_HOUSES: readonly Placed[] = HOUSES.map(([charter, x, y, scale, size, seed, ...parts]) => ({
  x,
  y,
  scale,
  marks: composeBuilding({
    charter,
    size,
    parts,
    pile: size < 3 ? CHARTER_LOOKS[charter].resource : null,
    minion: null,
    seed,
  }),
}))

export const STONE: readonly Mark[] = commonsPicture('charterstone')

export const HERO_PLANTS: readonly Placed[] = [
  {
    x: 585,
    y: 418,
    scale: 1.5,
    marks: plants(
      1,
      (pen) => tree(pen, 0, 22),
      (pen) => bush(pen, 14, 24),
    ),
  },
  { x: 1336, y: 418, scale: 1.6, marks: plants(2, (pen) => tree(pen, 0, 22)) },
  {
    x: 790,
    y: 420,
    scale: 1.5,
    marks: plants(
      3,
      (pen) => pine(pen, 0, 22),
      (pen) => bush(pen, -12, 24),
    ),
  },
  { x: 46, y: 424, scale: 1.6, marks: plants(4, (pen) => pine(pen, 0, 22, 1.3)) },
]

function plants(seed: number, ...grow: readonly ((pen: Pen) => void)[]): readonly Mark[] {
  const pen = newPen(seed)
  for (const each of grow) each(pen)
  return pen.marks
}
