import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import { centreOf, charterAt, SCENE_HEIGHT, SCENE_WIDTH } from '@charterstone/art/scene/layout.ts'
import { FIRST_TILE } from '@charterstone/engine'
import { memo } from 'react'

type VillageMapProps = {
  /** The building on each spot; 0 for none. */
  readonly buildings: readonly number[]
  readonly title?: string
  readonly className?: string | undefined
}

/** The village from above: which plots are built on. */
export const VillageMap = memo(function VillageMap({ buildings, title, className }: VillageMapProps) {
  return (
    <Drawing viewBox={`0 ${TOP} ${SCENE_WIDTH} ${SCENE_HEIGHT - TOP}`} title={title} className={className}>
      <rect y={TOP} width={SCENE_WIDTH} height={SCENE_HEIGHT - TOP} fill="var(--meadow)" />
      <path
        d="M890 250C800 245 700 250 660 300C640 350 700 400 800 396C850 394 890 390 890 390Z"
        fill="var(--water)"
      />
      {SPOTS.map((spot) => (
        <path
          key={spot}
          d={hexAt(spot)}
          fill={colourOf(spot, (buildings[spot] ?? 0) > 0)}
          stroke="var(--ink-art)"
          strokeWidth={4}
          strokeOpacity={0.55}
        />
      ))}
    </Drawing>
  )
})

/** The sky is left out. */
const TOP = 50
const SIDE = 44
const HALF = Math.round((SIDE * Math.sqrt(3)) / 2)
const SPOTS = Array.from({ length: FIRST_TILE }, (_, spot) => spot)

function hexAt(spot: number): string {
  const [x, y] = centreOf(spot, [])
  return `M${x} ${y - SIDE}l${HALF} ${SIDE / 2}v${SIDE}l-${HALF} ${SIDE / 2}l-${HALF} -${SIDE / 2}v-${SIDE}Z`
}

function colourOf(spot: number, isBuilt: boolean): string {
  const charter = charterAt(spot)
  if (charter === null) return 'var(--commons-ground)'
  return isBuilt ? `var(--${charter})` : `var(--${charter}-ground)`
}
