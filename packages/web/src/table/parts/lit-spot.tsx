import { hexPath } from '@charterstone/art/ink/hex.ts'
import { centreOf, SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE } from '@charterstone/art/scene/layout.ts'
import { useLitSpot } from '../lit.ts'
import classes from './lit-spot.module.css'

const OUTLINE = hexPath(51, 8)

/** A light round the building that a sentence of the log speaks of. */
export function LitSpot({ covers }: { readonly covers: readonly number[] }) {
  const spot = useLitSpot()
  if (spot === null) return null
  const [x, y] = centreOf(spot, covers)
  return (
    <svg
      className={classes.light}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      aria-hidden="true"
      data-lit={spot}
    >
      <path d={OUTLINE} transform={`translate(${x} ${y}) scale(${TILE_SCALE})`} />
    </svg>
  )
}
