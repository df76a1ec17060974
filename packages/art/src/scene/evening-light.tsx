import { memo, useId } from 'react'
import { Strokes } from '../ink/strokes.tsx'
import type { Daylight } from './daylight.ts'
import { SCENE_HEIGHT, SCENE_WIDTH } from './layout.ts'
import { glowPicture, type LitHouse, windowsPicture } from './scene-strokes.ts'

type EveningLightProps = { readonly light: Daylight; readonly houses: readonly LitHouse[] }

/** One tint over a drawing of the village, and above it lit windows and a warm glow at each house. */
export const EveningLight = memo(function EveningLight({ light, houses }: EveningLightProps) {
  const id = useId()
  return (
    <>
      {light.dusk > 0 && (
        <>
          <rect
            className="village-tint"
            width={SCENE_WIDTH}
            height={SCENE_HEIGHT}
            fill={light.tint}
            opacity={light.tintOpacity}
          />
          <Strokes className="village-windows" text={windowsPicture(houses)} />
        </>
      )}
      <Strokes className="village-glow" text={glowPicture(houses, id)} />
    </>
  )
})
