import type { Peril } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { Drawing } from '../ink/drawing.tsx'

const TRIANGLE = 'M0-11.5 11.5 9.5H-11.5Z'

type PerilTokenProps = { readonly peril: Peril; readonly size?: number; readonly title?: string }

/** Perils are triangles. */
export const PerilToken = memo(function PerilToken({ peril, size = 24, title }: PerilTokenProps) {
  return (
    <Drawing viewBox="-13 -13.5 26 26" width={size} height={size} title={title} className="token">
      <PerilFace peril={peril} />
    </Drawing>
  )
})

export const PerilMark = memo(function PerilMark({
  peril,
  x,
  y,
}: {
  readonly peril: Peril
  readonly x: number
  readonly y: number
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={TRIANGLE} transform="translate(0 1.4)" fill="var(--ink-art)" opacity={0.22} />
      <PerilFace peril={peril} />
    </g>
  )
})

function PerilFace({ peril }: { readonly peril: Peril }) {
  return (
    <>
      <path
        d={TRIANGLE}
        fill="var(--peril)"
        stroke="var(--peril-line)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Glyph name={peril} x={0} y={3.2} size={12.5} color="var(--peril-ink)" fill="none" />
    </>
  )
}
