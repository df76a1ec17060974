import { type BuildingDef, isTile } from '@charterstone/engine'
import { memo, useId } from 'react'
import { BuildingLights } from '../buildings/building-art.tsx'
import { LIFT, ON_ISLAND } from '../buildings/island.tsx'
import type { Daylight } from './daylight.ts'
import { SCENE_HEIGHT, SCENE_WIDTH } from './layout.ts'
import type { Place } from './place.ts'
import { At } from './tile.tsx'

export type LitHouse = Place & { readonly building: BuildingDef }

type EveningLightProps = { readonly light: Daylight; readonly houses: readonly LitHouse[] }

/** One tint over a picture of the village, and the lights above it. */
export const EveningLight = memo(function EveningLight({ light, houses }: EveningLightProps) {
  return (
    <>
      {light.dusk > 0 && (
        <rect
          className="village-tint"
          width={SCENE_WIDTH}
          height={SCENE_HEIGHT}
          fill={light.tint}
          opacity={light.tintOpacity}
        />
      )}
      <EveningLights light={light} houses={houses} />
    </>
  )
})

/** Lit windows, and a warm glow at each open house. */
export const EveningLights = memo(function EveningLights({ light, houses }: EveningLightProps) {
  const id = useId()
  return (
    <>
      {light.dusk > 0 && (
        <g className="village-windows">
          {houses.map(({ spot, at: [x, y], building }) => (
            <At key={spot} x={x} y={y}>
              <g {...(isTile(spot) && { transform: `translate(0 ${-LIFT}) ${ON_ISLAND}` })}>
                <BuildingLights building={building} />
              </g>
            </At>
          ))}
        </g>
      )}
      <g className="village-glow">
        <radialGradient id={id}>
          <stop offset="0" stopColor="#ffd978" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        {houses.map(({ spot, at: [x, y] }) => (
          <ellipse key={spot} cx={x} cy={y + 10} rx={27} ry={17} fill={`url(#${id})`} />
        ))}
      </g>
    </>
  )
})
