import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { EMBLEMS } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'

type SeatTokenProps = { readonly charter: Charter; readonly size?: number; readonly title?: string }

/** Seats, influence on tracks, income: always a circle with the charter's emblem. */
export const SeatToken = memo(function SeatToken({ charter, size = 24, title }: SeatTokenProps) {
  return (
    <Drawing viewBox="-12 -12 24 24" width={size} height={size} title={title} className="token">
      <TokenFace charter={charter} r={11} />
    </Drawing>
  )
})

type TokenMarkProps = {
  readonly charter: Charter
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The same token on a drawing, with its shadow. */
export const TokenMark = memo(function TokenMark({ charter, x, y, r }: TokenMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} cy={1.2} fill="var(--ink-art)" opacity={0.25} />
      <TokenFace charter={charter} r={r} />
    </g>
  )
})

function TokenFace({ charter, r }: { readonly charter: Charter; readonly r: number }) {
  return (
    <>
      <circle r={r} fill={`var(--${charter})`} stroke="var(--token-ring)" strokeWidth={1.4} />
      <Glyph name={EMBLEMS[charter]} x={0} y={0} size={r * 1.38} color={`var(--${charter}-on)`} fill="none" />
    </>
  )
}
