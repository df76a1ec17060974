import { signBoardOf } from '../strip/sign-board.ts'
import { TILE_SCALE } from './layout.ts'
import type { Place } from './place.ts'
import type { Buildings } from './scene-strokes.ts'
import { signRaise } from './sign-raise.ts'

/** Where the signs of the tiles above end, over the left and over the right of a tile, in tile units from its middle. */
export type Ceiling = { readonly left: number; readonly right: number }

export const OPEN_SKY: Ceiling = { left: Number.NEGATIVE_INFINITY, right: Number.NEGATIVE_INFINITY }

/** The part of a tile on its right in which tokens lie; on its left it is the same. */
const INNER = 22
const OUTER = 46

export function ceilingOf({ at: [x, y] }: Place, places: readonly Place[], buildings: Buildings): Ceiling {
  let { left, right } = OPEN_SKY
  for (const { spot, at } of places) {
    const building = buildings[spot] ?? null
    const box = building === null || at[1] >= y ? undefined : signBoardOf(building)?.box
    if (box === undefined) continue
    const aside = (at[0] - x) / TILE_SCALE
    const bottom = (at[1] - y) / TILE_SCALE + box.bottom - signRaise(building, at)
    if (aside + box.left < OUTER && aside + box.right > INNER) right = Math.max(right, bottom)
    if (aside + box.left < -INNER && aside + box.right > -OUTER) left = Math.max(left, bottom)
  }
  return { left, right }
}
