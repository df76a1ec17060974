import type { BuildingDef } from '@charterstone/engine'
import type { Point } from '../ink/path.ts'
import { signBoardOf } from '../strip/sign-board.ts'
import { SCENE_HEIGHT, TILE_SCALE } from './layout.ts'

const MARGIN = 3

/** How much higher than usual a sign hangs, in tile units, so that the lower edge of the scene does not cut it. */
export function signRaise(building: BuildingDef | null, [, y]: Point): number {
  const sign = building === null ? null : signBoardOf(building)
  if (sign === null) return 0
  return Math.max(0, (y + sign.box.bottom * TILE_SCALE + MARGIN - SCENE_HEIGHT) / TILE_SCALE)
}
