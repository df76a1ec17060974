import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { circlePath } from '../ink/path.ts'

const PITCH = 7
const RADIUS = 2.6

type InfluencePipsProps = {
  readonly charter: Charter
  readonly count: number
  readonly total?: number
  readonly height?: number
}

/** Influence in the personal supply: filled pips first, then the places of what is out. */
export const InfluencePips = memo(function InfluencePips({
  charter,
  count,
  total = 12,
  height = 14,
}: InfluencePipsProps) {
  const columns = Math.ceil(total / 2)
  const width = columns * PITCH
  return (
    <Drawing
      viewBox={`0 0 ${width} ${2 * PITCH}`}
      width={(height * width) / (2 * PITCH)}
      height={height}
      className="token"
    >
      <path
        d={pips(0, count, columns)}
        fill={`var(--${charter})`}
        stroke={`var(--${charter}-deep)`}
        strokeWidth={1}
      />
      <path
        d={pips(count, total, columns)}
        fill="none"
        stroke={`var(--${charter}-deep)`}
        strokeWidth={1}
        opacity={0.55}
      />
    </Drawing>
  )
})

function pips(from: number, to: number, columns: number): string {
  let path = ''
  for (let pip = from; pip < to; pip++)
    path += circlePath(
      (pip % columns) * PITCH + PITCH / 2,
      Math.floor(pip / columns) * PITCH + PITCH / 2,
      RADIUS,
    )
  return path
}
