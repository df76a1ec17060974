import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { groundOf } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'
import { Marks } from '../ink/marks.tsx'
import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath } from '../ink/path.ts'
import { drawn, filled, type Prop, shaded } from '../ink/prop.ts'

const PLANKS: Prop = [
  shaded(ellipsePath(50, 88, 40, 5), paint.ink, 0.16),
  filled('M12 40H88V86H12Z', paint.log, 1.9),
  shaded('M66 41H87V85H66Z', paint.logShade, 0.6),
  drawn('M12 51.5H88M12 74.5H88', 1.4),
  drawn('M15 52L35 74M65 52L85 74', 1.2, 0.6),
  drawn('M20 46h10M44 47h14M66 45h12M18 80h12M52 81h12M70 79h10', 1, 0.45),
  shaded(
    circlePath(16, 45, 1.2) + circlePath(84, 45, 1.2) + circlePath(16, 81, 1.2) + circlePath(84, 81, 1.2),
    paint.ink,
  ),
]
const LID: Prop = [
  filled('M10 34H90V42H10Z', paint.log, 1.9),
  shaded('M66 35H89V41H66Z', paint.logShade, 0.6),
  drawn('M18 38h12M50 38h16', 1, 0.45),
]
const OPEN: Prop = [
  filled('M12 40L26 34H74L88 40Z', paint.lit, 1.6),
  filled('M12 40L2 26L16 20L28 34.5ZM88 40L98 26L84 20L72 34.5Z', paint.logShade, 1.9),
]

type CrateProps = {
  /** The number or letter on the crate. */
  readonly number: number | string | null
  readonly charter: Charter | null
  readonly isOpen?: boolean
  readonly width?: number | string
  readonly title?: string
}

/** A crate of the index, in a drawing of 100 by 96; open, it glows inside. The light above it is the page's. */
export const Crate = memo(function Crate({
  number,
  charter,
  isOpen = false,
  width = 200,
  title,
}: CrateProps) {
  return (
    <Drawing viewBox="0 0 100 96" width={width} title={title} className="crate">
      <Marks marks={isOpen ? [...OPEN, ...PLANKS] : [...PLANKS, ...LID]} />
      <Badge number={number} charter={charter} />
    </Drawing>
  )
})

/** The same on the ground of a card. */
export const CratePicture = memo(function CratePicture({ number, charter, title }: CrateProps) {
  return (
    <Drawing viewBox="-16 6 132 88" width="100%" title={title} className="card-picture">
      <Backcloth fill={groundOf(charter)} />
      <Marks marks={[...PLANKS, ...LID]} />
      <Badge number={number} charter={charter} />
    </Drawing>
  )
})

function Badge({ number, charter }: Pick<CrateProps, 'number' | 'charter'>) {
  if (number === null) return null
  return (
    <>
      <circle
        cx={50}
        cy={63}
        r={10.5}
        fill={charter === null ? 'var(--guild)' : `var(--${charter})`}
        stroke="var(--ink-art)"
        strokeWidth={1.6}
      />
      <text
        x={50}
        y={67.6}
        textAnchor="middle"
        className="crate-number"
        fill={charter === null ? '#fff' : `var(--${charter}-on)`}
      >
        {number}
      </text>
    </>
  )
}
