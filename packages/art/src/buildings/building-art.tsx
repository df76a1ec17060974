import type { BuildingDef } from '@charterstone/engine'
import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { groundOf } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'
import { Strokes } from '../ink/strokes.tsx'
import { buildingStrokes } from './building-strokes.ts'

/** One building in tile space, without its ground. */
export const BuildingArt = memo(function BuildingArt({ building }: { readonly building: BuildingDef }) {
  return <Strokes text={buildingStrokes(building)} />
})

type BuildingPictureProps = {
  readonly building: BuildingDef
  readonly width?: number | string
  readonly height?: number | string
  readonly title?: string
}

/** A building as the picture of a card: on the colour of its charter. */
export const BuildingPicture = memo(function BuildingPicture({
  building,
  width = '100%',
  height,
  title,
}: BuildingPictureProps) {
  return (
    <Drawing viewBox="-66 -50 132 88" width={width} height={height} title={title} className="card-picture">
      <Backcloth fill={groundOf(building.charter)} />
      <ellipse cx={0} cy={25} rx={48} ry={8} fill="var(--ink-art)" opacity={0.13} />
      <BuildingArt building={building} />
    </Drawing>
  )
})
