import { type BuildingDef, isTile } from '@charterstone/engine'
import { buildingStrokes } from '../buildings/building-strokes.ts'
import { groundStrokes } from '../buildings/ground-strokes.ts'
import { ISLAND_SHADOW, islandStrokes } from '../buildings/island-strokes.ts'
import { plotStrokes } from '../buildings/plot-strokes.ts'
import type { Point } from '../ink/path.ts'
import { writtenGroup } from '../ink/written-marks.ts'
import { charterAt, TILE_SCALE } from './layout.ts'

type Building = BuildingDef | null

/** Ground and house, or empty plot, or island. States, signs and tokens are drawn later. */
export function tileStrokes(spot: number, building: Building): string {
  return groundedStrokes(spot, building) + islandAt(spot, building)
}

/** The same without the island, which floats. */
export function groundedStrokes(spot: number, building: Building): string {
  const charter = charterAt(spot)
  if (isTile(spot)) return groundStrokes(charter, false) + ISLAND_SHADOW
  if (building !== null) return groundStrokes(charter) + buildingStrokes(building)
  return charter === null ? '' : plotStrokes(charter)
}

/** The island of a spot with what stands on it; nothing for other spots. */
export function islandAt(spot: number, building: Building): string {
  const charter = charterAt(spot)
  if (!isTile(spot) || charter === null) return ''
  return building === null
    ? islandStrokes(charter, 'plot')
    : islandStrokes(charter, 'built', buildingStrokes(building))
}

/** Puts tile space at its place in the scene. */
export function strokesAt([x, y]: Point, strokes: string): string {
  return strokes === '' ? '' : writtenGroup({ transform: transformAt(x, y) }, strokes)
}

export function transformAt(x: number, y: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${TILE_SCALE})`
}
