import { greengully } from '@charterstone/content'
import type { BuildingDef, Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { BuildingArt } from '../buildings/building-art.tsx'
import { buildingStrokes } from '../buildings/building-strokes.ts'
import { EmptyPlot } from '../buildings/empty-plot.tsx'
import { Ground } from '../buildings/ground.tsx'
import { ISLAND_SHADOW, islandStrokes } from '../buildings/island-strokes.ts'
import { Strokes } from '../ink/strokes.tsx'
import { Signboard } from '../strip/signboard.tsx'

const { buildings } = greengully

function Tile({ building, size = 150 }: { readonly building: BuildingDef; readonly size?: number }) {
  return (
    <figure>
      <svg viewBox="-62 -64 124 132" width={size} height={size * 1.06} aria-hidden="true">
        <Ground charter={building.charter} />
        <BuildingArt building={building} />
        <Signboard building={building} />
      </svg>
      <figcaption>
        {building.number} {building.slug}
      </figcaption>
    </figure>
  )
}

export function BuildingsSection() {
  const groups: (Charter | null)[] = [...CHARTERS, null]
  return groups.map((charter) => (
    <div
      key={charter ?? 'none'}
      className="gallery-grid"
      style={{ '--cell': '150px', gap: 0 } as Record<string, string | number>}
    >
      {buildings
        .filter((building) => building.charter === charter && building.commons === null)
        .map((building) => (
          <Tile key={building.number} building={building} />
        ))}
    </div>
  ))
}

export function CommonsSection() {
  return (
    <div className="gallery-grid" style={{ '--cell': '190px' } as Record<string, string>}>
      {buildings
        .filter((building) => building.commons !== null)
        .map((building) => (
          <Tile key={building.number} building={building} size={190} />
        ))}
      {CHARTERS.map((charter) => (
        <svg key={charter} viewBox="-62 -64 124 132" width={190} aria-hidden="true">
          <EmptyPlot charter={charter} />
        </svg>
      ))}
      {CHARTERS.map((charter, index) => {
        const inside = buildings.find((building) => building.charter === charter && building.depth > 1)
        return (
          <svg key={charter} viewBox="-62 -64 124 132" width={190} aria-hidden="true">
            <Ground charter={charter} hasPath={false} />
            <Strokes
              text={
                ISLAND_SHADOW +
                islandStrokes(
                  charter,
                  index % 3 === 0 ? 'plot' : index % 3 === 1 ? 'built' : 'trees',
                  inside === undefined ? '' : buildingStrokes(inside),
                )
              }
            />
          </svg>
        )
      })}
    </div>
  )
}
