import { CHARTERS, FIRST_PLOT, isCommonsSpot, PLOTS } from '@charterstone/engine'
import { memo } from 'react'
import { Drawing } from '../../art/ink/drawing.tsx'

/** Where the plots of each charter lie, in charter order and by rows; the commons first. */
const CENTRES: readonly (readonly [x: number, y: number])[] = [
  ...pairs(351, 268, 453, 268, 555, 268, 404, 339, 506, 339, 302, 339),
  ...pairs(358, 115, 440, 115, 523, 115, 317, 186, 399, 186, 481, 186),
  ...pairs(388, 418, 470, 418, 347, 489, 429, 489, 512, 489, 470, 561),
  ...pairs(624, 115, 706, 115, 789, 115, 665, 186, 747, 186, 830, 186),
  ...pairs(135, 122, 94, 193, 176, 193, 53, 265, 135, 265, 218, 265),
  ...pairs(94, 422, 176, 422, 259, 422, 53, 493, 217, 493, 259, 565),
  ...pairs(664, 422, 746, 422, 829, 422, 705, 493, 787, 493, 746, 565),
]

function pairs(...numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((x, place) => (place % 2 === 0 ? [[x, numbers[place + 1] ?? 0]] : []))
}

type VillageMapProps = {
  /** The building on each spot; 0 for none. */
  readonly buildings: readonly number[]
  readonly title?: string
  readonly className?: string | undefined
}

/** The village from above: which plots are built on. */
export const VillageMap = memo(function VillageMap({ buildings, title, className }: VillageMapProps) {
  return (
    <Drawing viewBox="0 56 890 568" title={title} className={className}>
      <rect x={0} y={56} width={890} height={568} fill="var(--meadow)" />
      <path d="M890 250C800 245 700 250 660 300C640 350 700 400 800 396C850 394 890 390 890 390Z" fill="var(--water)" />
      {CENTRES.map(([x, y], spot) => (
        <path
          key={spot}
          d={hexAt(x, y)}
          fill={colourOf(spot, (buildings[spot] ?? 0) > 0)}
          stroke="var(--ink-art)"
          strokeWidth={4}
          strokeOpacity={0.55}
        />
      ))}
    </Drawing>
  )
})

const S = 44
const HALF = (S * Math.sqrt(3)) / 2

function hexAt(x: number, y: number): string {
  const [w, h] = [HALF.toFixed(1), S / 2]
  return `M${x} ${y - S}l${w} ${h}v${S}l-${w} ${h}l-${w} -${h}v-${S}Z`
}

function colourOf(spot: number, isBuilt: boolean): string {
  if (isCommonsSpot(spot)) return 'var(--commons-ground)'
  const charter = CHARTERS[Math.floor((spot - FIRST_PLOT) / PLOTS)] ?? 'purple'
  return isBuilt ? `var(--${charter})` : `var(--${charter}-ground)`
}
