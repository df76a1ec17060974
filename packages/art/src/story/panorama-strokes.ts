import { joined } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { ellipsePath } from '../ink/path.ts'
import { type Prop, shaded } from '../ink/prop.ts'
import { writtenMarks } from '../ink/written-marks.ts'
import { founder } from './actors.ts'
import { AIRSHIP, BUSH, house, PINE, STONE, TREE } from './scenery.ts'
import { put, stand } from './stage.ts'

function withShadow(prop: Prop, x: number, ground: number, scale: number): Prop {
  return [
    shaded(ellipsePath(x, ground + 3, 42 * scale, 6.5 * scale), paint.ink, 0.12),
    ...stand(prop, x, ground, scale),
  ]
}

const BACK = [
  ...withShadow(house({ charter: 'yellow', size: 2, parts: ['stall'], seed: 110 }), 70, 340, 1.1),
  ...withShadow(house({ charter: 'green', size: 2, parts: ['chimney'], seed: 58 }), 212, 340, 1.15),
  ...withShadow(house({ charter: 'red', size: 2, parts: ['dormer'], seed: 73 }), 392, 326, 1.05),
  ...withShadow(house({ charter: 'purple', size: 1, pile: 'pumpkin', seed: 5 }), 560, 338, 1.2),
  ...withShadow(house({ charter: 'blue', size: 2, parts: ['chimney'], seed: 89 }), 806, 334, 1.15),
  ...withShadow(house({ charter: 'yellow', size: 1, pile: 'grain', seed: 10 }), 988, 324, 1.15),
  ...withShadow(house({ charter: 'black', size: 2, parts: ['dormer'], seed: 43 }), 1140, 330, 1.1),
  ...withShadow(house({ charter: 'green', size: 1, pile: 'wood', seed: 7 }), 1290, 322, 1.15),
  ...put(AIRSHIP, 922, 132, 2.5),
]

const FRONT = [
  ...put(PINE, 46, 456, 2.1),
  ...withShadow(house({ charter: 'green', size: 3, parts: ['wheel'], seed: 58 }), 152, 424, 2.3),
  ...withShadow(house({ charter: 'red', size: 3, parts: ['kiln'], seed: 80 }), 316, 444, 2.3),
  ...withShadow(house({ charter: 'purple', size: 3, parts: ['dormer'], seed: 35 }), 488, 424, 2.2),
  ...put(TREE, 584, 452, 1.8),
  ...put(BUSH, 610, 456, 1.4),
  ...stand(STONE, 683, 438, 2.5),
  ...put(founder('purple'), 632, 438, 0.8),
  ...put(founder('blue'), 656, 456, 0.66),
  ...put(founder('yellow'), 738, 442, 0.72),
  ...put(PINE, 792, 456, 2),
  ...withShadow(house({ charter: 'blue', size: 4, parts: ['clock-tower'], seed: 99 }), 890, 434, 2.3),
  ...withShadow(house({ charter: 'yellow', size: 3, parts: ['sails'], seed: 109 }), 1062, 442, 2.3),
  ...withShadow(
    house({ charter: 'black', size: 3, parts: ['headframe'], pile: 'coal', seed: 44 }),
    1232,
    426,
    2.3,
  ),
  ...put(TREE, 1334, 456, 1.9),
]

/** Houses, trees and people of the valley. The page gets them as text: see `build/drawn-ahead-plugin.ts`. */
export function panoramaStrokes(): string {
  return writtenMarks(joined([...BACK, ...FRONT]))
}
