import { type BuildingDef, isTile } from '@charterstone/engine'
import { lightStrokes } from '../buildings/building-strokes.ts'
import { onIsland } from '../buildings/island-strokes.ts'
import { ellipsePath } from '../ink/path.ts'
import { writtenGroup, writtenPath } from '../ink/written-marks.ts'
import { signOf } from '../strip/sign-strokes.ts'
import { landStrokes } from './land-strokes.ts'
import { TILE_SCALE } from './layout.ts'
import { PIER } from './pier-strokes.ts'
import type { Place } from './place.ts'
import { signRaise } from './sign-raise.ts'
import { groundedStrokes, islandAt, strokesAt } from './tile-strokes.ts'

/** By spot; null where nothing stands. */
export type Buildings = readonly (BuildingDef | null)[]
export type LitHouse = Place & { readonly building: BuildingDef }

/** Land, pier, ground and houses. */
export function groundPicture(places: readonly Place[], buildings: Buildings): string {
  return (
    landStrokes('land') +
    PIER +
    places.map(({ spot, at }) => strokesAt(at, groundedStrokes(spot, buildings[spot] ?? null))).join('')
  )
}

/** Every second island, so that neighbours float in opposite directions. */
export function islandsPicture(places: readonly Place[], buildings: Buildings, remainder: 0 | 1): string {
  return places
    .filter(({ spot }) => isTile(spot))
    .filter((_, index) => index % 2 === remainder)
    .map(({ spot, at }) => strokesAt(at, islandAt(spot, buildings[spot] ?? null)))
    .join('')
}

/** The paper signs of all buildings. */
export function signsPicture(places: readonly Place[], buildings: Buildings): string {
  return places
    .map(({ spot, at }) => {
      const building = buildings[spot] ?? null
      const sign = building === null ? null : signOf(building)
      if (sign === null) return ''
      const [x, y] = at
      const hung = strokesAt([x, y - signRaise(building, at) * TILE_SCALE], sign.strokes)
      return writtenGroup({ 'data-sign': spot }, hung)
    })
    .join('')
}

export function litHouses(places: readonly Place[], buildings: Buildings): readonly LitHouse[] {
  return places.flatMap((place): LitHouse[] => {
    const building = buildings[place.spot] ?? null
    return building === null ? [] : [{ ...place, building }]
  })
}

/** Lit windows; at night they are lit already. */
export function windowsPicture(houses: readonly LitHouse[]): string {
  return houses
    .map(({ spot, at, building }) => {
      const light = lightStrokes(building)
      return strokesAt(at, isTile(spot) ? onIsland(light) : light)
    })
    .join('')
}

/** A warm glow at each house. */
export function glowPicture(houses: readonly LitHouse[], id: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#ffd978" stop-opacity=".9"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>${houses
    .map(({ at: [x, y] }) => writtenPath(ellipsePath(x, y + 10, 27, 17), { fill: `url(#${id})` }))
    .join('')}`
}
