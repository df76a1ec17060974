import { type BuildingDef, isTile } from '@charterstone/engine'
import { memo } from 'react'
import { BuildingArt } from '../buildings/building-art.tsx'
import { Island } from '../buildings/island.tsx'
import { charterAt, TILE_SIDE } from './layout.ts'
import type { Place } from './place.ts'
import type { SceneView } from './spot-button.tsx'
import { CLOSED_OPACITY } from './tile.tsx'

type FloatingIslandsProps = {
  readonly places: readonly Place[]
  readonly buildings: readonly (BuildingDef | null)[]
  readonly closed: ReadonlySet<number>
  readonly view: SceneView
}

/** Room for clouds and chimneys beyond the tile, in tile units. */
const REACH = 66

/** Each island is a drawing of its own, so that the browser moves it without painting the village again. */
export const FloatingIslands = memo(function FloatingIslands({
  places,
  buildings,
  closed,
  view: [left, top, width, height],
}: FloatingIslandsProps) {
  const size = (2 * REACH * TILE_SIDE) / 50
  return places
    .filter(({ spot }) => isTile(spot))
    .map(({ spot, at: [x, y] }, index) => {
      const charter = charterAt(spot)
      const building = buildings[spot] ?? null
      if (charter === null) return null
      return (
        <svg
          key={spot}
          className="village-island"
          aria-hidden="true"
          viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
          style={{
            left: `${(((x - size / 2 - left) / width) * 100).toFixed(3)}%`,
            top: `${(((y - size / 2 - top) / height) * 100).toFixed(3)}%`,
            width: `${((size / width) * 100).toFixed(3)}%`,
            height: `${((size / height) * 100).toFixed(3)}%`,
            animationDelay: `${-index * 1.3}s`,
          }}
          {...(closed.has(spot) && { opacity: CLOSED_OPACITY })}
        >
          <Island charter={charter} kind={building === null ? 'plot' : 'built'}>
            {building !== null && <BuildingArt building={building} />}
          </Island>
        </svg>
      )
    })
})
