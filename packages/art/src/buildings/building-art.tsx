import type { BuildingDef } from '@charterstone/engine'
import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { groundOf } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'
import { Marks } from '../ink/marks.tsx'
import { buildingMarks } from './building-marks.ts'

/** Small houses are drawn larger, so that all fill their tile. */
const SMALL = 'translate(0 -1) scale(1.27) translate(0 -3)'
const LARGE = 'translate(0 -2) scale(1.14) translate(0 -2)'

/** One building in tile space, without its ground. It depends on its data only. */
export const BuildingArt = memo(function BuildingArt({ building }: { readonly building: BuildingDef }) {
  return <Marks marks={buildingMarks(building)} transform={sizeOf(building)} />
})

function sizeOf({ commons, depth }: BuildingDef): string | undefined {
  if (commons !== null) return undefined
  return depth <= 1 ? SMALL : LARGE
}

/** The windows and lamps of a building, lit; laid over the tint of the evening. */
export const BuildingLights = memo(function BuildingLights({ building }: { readonly building: BuildingDef }) {
  const path = buildingMarks(building)
    .filter(({ role }) => role === 'window' || role === 'lamp')
    .map(({ d }) => d)
    .join('')
  return <path d={path} fill="var(--window-lit)" transform={sizeOf(building)} />
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
