import type { BuildingDef } from '@charterstone/engine'
import { layoutSign, type SignLayout } from './sign-layout.ts'
import { stripOf } from './strip-glyph.ts'

/** Where the board hangs in tile space, and how high one row is. */
const TOP = 29
const ROW = 20
export const NEXT_ROW = 15.5
const PADDING = 4

/** A board in tile space. */
export type SignBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is on a sign and how large it is. Much quicker than its strokes, and all that the tokens beside it need. */
export type SignBoard = { readonly layout: SignLayout; readonly box: SignBox }

const known = new WeakMap<BuildingDef, SignBoard>()

/** Null where a building does nothing when used. */
export function signBoardOf(building: BuildingDef): SignBoard | null {
  const before = known.get(building)
  if (before !== undefined) return before
  const layout = layoutSign(stripOf(building.cost, building.benefit), building.commons !== null)
  const { rows } = layout
  if (rows.length === 0) return null
  const height = ROW + (rows.length - 1) * NEXT_ROW
  const top = TOP - 5 * (rows.length - 1)
  const half = Math.max(...rows.map(({ width }) => width)) / 2 + PADDING
  const made = { layout, box: { left: -half, top, right: half, bottom: top + height } }
  known.set(building, made)
  return made
}
