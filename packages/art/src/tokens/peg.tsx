import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { PEG } from '../icons/icon-shape.ts'
import { EMBLEMS } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'

export type WorkerKind = 'large' | 'small' | 'spectral'

type PegProps = {
  readonly charter: Charter
  readonly kind: WorkerKind
  readonly size?: number
  readonly title?: string
  /** Drawn as an outline when the worker is out on the board. */
  readonly away?: boolean
}

/** A worker on a page, standing on its foot line. */
export const Peg = memo(function Peg({ charter, kind, size = 24, title, away = false }: PegProps) {
  const scale = kind === 'small' ? 0.76 : 1
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} title={title} className="token">
      <g transform={`translate(${12 - 12 * scale} ${22.6 - 21.8 * scale}) scale(${scale})`}>
        {away ? <Outline kind={kind} /> : <PegBody charter={charter} kind={kind} />}
      </g>
    </Drawing>
  )
})

type PegMarkProps = {
  readonly charter: Charter
  readonly kind: WorkerKind
  /** Where the foot stands. */
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A worker standing in a drawing. Small workers are 0.78 of large ones. */
export const PegMark = memo(function PegMark({ charter, kind, x, y, height }: PegMarkProps) {
  const scale = (height / 20) * (kind === 'small' ? 0.78 : 1)
  return (
    <g transform={`translate(${x - 12 * scale} ${y - 21.5 * scale}) scale(${scale})`}>
      <ellipse cx={12} cy={21.5} rx={9} ry={2.5} fill="var(--ink-art)" opacity={0.25} />
      <PegBody charter={charter} kind={kind} />
    </g>
  )
})

function PegBody({ charter, kind }: { readonly charter: Charter; readonly kind: WorkerKind }) {
  if (kind === 'spectral') return <Spectre charter={charter} />
  return (
    <>
      <path
        d={PEG}
        fill={`var(--${charter})`}
        stroke="var(--token-ring)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path
        d="M9.9 5.6c.3-.9.9-1.5 1.8-1.7M8.3 12.7c.4-.9.9-1.6 1.5-2.1"
        fill="none"
        stroke={`var(--${charter}-lit)`}
        strokeWidth={1.2}
        strokeLinecap="round"
      />
      <Glyph name={EMBLEMS[charter]} x={12} y={15.4} size={9.5} color={`var(--${charter}-on)`} fill="none" />
    </>
  )
}

const MIST = 'M5 21.5c-2-2.2-1.6-4.6-.4-6.8M19 21.5c2-2.2 1.6-4.6.4-6.8M12 1.2c-1.5-1 .8-1.8-.3-3'

/** Half somewhere else: pale, with a broken outline, and its charter only as an emblem. */
function Spectre({ charter }: { readonly charter: Charter }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={PEG} fill="var(--spectral)" opacity={0.82} />
      <path d={MIST} fill="none" stroke="var(--spectral)" strokeWidth={1.4} opacity={0.9} />
      <path
        d={PEG}
        fill="none"
        stroke={`var(--${charter}-shade)`}
        strokeWidth={1.6}
        strokeDasharray="2.6 2.3"
      />
      <Glyph
        name={EMBLEMS[charter]}
        x={12}
        y={15.4}
        size={9.5}
        color={`var(--${charter}-shade)`}
        fill="none"
      />
    </g>
  )
}

function Outline({ kind }: { readonly kind: WorkerKind }) {
  return (
    <path
      d={PEG}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      opacity={0.42}
      {...(kind === 'spectral' && { strokeDasharray: '2.6 2.3' })}
    />
  )
}
