import { Ground } from '@charterstone/art/buildings/ground.tsx'
import { TICKS } from '@charterstone/art/buildings/tile-states.ts'
import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import { Marks } from '@charterstone/art/ink/marks.tsx'
import { daylightAt } from '@charterstone/art/scene/daylight.ts'
import { EveningLight } from '@charterstone/art/scene/evening-light.tsx'
import { type Gate, Gateposts } from '@charterstone/art/scene/gateposts.tsx'
import { Landscape } from '@charterstone/art/scene/landscape.tsx'
import {
  centreOf,
  charterAt,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  visibleSpots,
} from '@charterstone/art/scene/layout.ts'
import type { LitHouse } from '@charterstone/art/scene/scene-strokes.ts'
import { At, TileBody } from '@charterstone/art/scene/tile.tsx'
import {
  type BuildingDef,
  buildingOf,
  type Catalogue,
  type Charter,
  isTile,
  printedBoard,
} from '@charterstone/engine'
import { type CSSProperties, memo, useMemo } from 'react'

export type VillageDrawingProps = {
  readonly catalogue: Catalogue
  /** The number of the building on each spot; 0 for none. */
  readonly buildings: readonly number[]
  /** For each island tile the plot it covers; -1 while it is not placed. */
  readonly covers?: readonly number[]
  /** The hour of the day. */
  readonly progress?: number | undefined
  /** Whose charter is whose. */
  readonly gates?: Readonly<Partial<Record<Charter, Gate>>>
  /** Where something rose today. */
  readonly fresh?: readonly number[]
  /** Empty plots are bare ground: for pictures too small for dashed lines. */
  readonly isSmall?: boolean
  readonly title: string
  readonly className?: string | undefined
}

const NONE: readonly number[] = []
const FRESH = [TICKS]

/** The village as it stands, without anything of the game. */
export const VillageDrawing = memo(function VillageDrawing({
  catalogue,
  buildings,
  covers = NONE,
  progress = 10,
  gates,
  fresh = NONE,
  isSmall = false,
  title,
  className,
}: VillageDrawingProps) {
  const defOf = (spot: number): BuildingDef | null => buildingOf(catalogue, buildings[spot] ?? 0) ?? null
  const places = useMemo(
    () =>
      visibleSpots(covers)
        .map((spot) => ({ spot, at: centreOf(spot, covers) }))
        .sort((a, b) => a.at[1] - b.at[1]),
    [covers],
  )
  const houses = places.flatMap(({ spot, at }): LitHouse[] => {
    const building = defOf(spot)
    return building === null ? [] : [{ spot, at, building }]
  })
  const light = daylightAt(progress, printedBoard(catalogue).progress.last)
  const { top, horizon, dusk, stars, ink } = light
  const hour = {
    '--dusk': dusk,
    '--day-top': top,
    '--day-horizon': horizon,
    '--day-stars': stars,
    '--day-ink': ink,
  }
  return (
    <div className={`village ${className ?? ''}`} style={hour as CSSProperties}>
      <Drawing viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`} title={title}>
        <Landscape />
        {places.map(({ spot, at: [x, y] }) => (
          <At key={spot} x={x} y={y}>
            {isSmall && defOf(spot) === null && !isTile(spot) ? (
              <g opacity={0.75}>
                <Ground charter={charterAt(spot)} hasPath={false} />
              </g>
            ) : (
              <TileBody spot={spot} building={defOf(spot)} />
            )}
          </At>
        ))}
        <EveningLight light={light} houses={houses} />
        {fresh.map((spot) => {
          const [x, y] = centreOf(spot, covers)
          return (
            <At key={spot} x={x} y={y}>
              <Marks className="art-ticks" marks={FRESH} />
            </At>
          )
        })}
        {gates !== undefined && <Gateposts gates={gates} />}
      </Drawing>
    </div>
  )
})
