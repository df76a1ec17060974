import type { Charter, Minion } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { Drawing } from '../ink/drawing.tsx'
import { roundedPath } from '../ink/path.ts'

const SQUARE = roundedPath(-10.5, -10.5, 21, 21, 6)

type MinionTokenProps = {
  readonly minion: Minion
  /** Null for a minion that belongs to nobody. */
  readonly owner: Charter | null
  readonly size?: number
  readonly title?: string
}

/** Minions are rounded squares; the dot is their owner's. */
export const MinionToken = memo(function MinionToken({ minion, owner, size = 24, title }: MinionTokenProps) {
  return (
    <Drawing viewBox="-14 -13 28 28" width={size} height={size} title={title} className="token">
      <MinionFace minion={minion} owner={owner} />
    </Drawing>
  )
})

type MinionMarkProps = {
  readonly minion: Minion
  readonly owner: Charter | null
  readonly x: number
  readonly y: number
}

export const MinionMark = memo(function MinionMark({ minion, owner, x, y }: MinionMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={SQUARE} transform="translate(0 1.2)" fill="var(--ink-art)" opacity={0.22} />
      <MinionFace minion={minion} owner={owner} />
    </g>
  )
})

function MinionFace({ minion, owner }: { readonly minion: Minion; readonly owner: Charter | null }) {
  return (
    <>
      <path
        d={SQUARE}
        fill="var(--sign)"
        stroke={owner === null ? 'var(--sign-line)' : `var(--${owner}-shade)`}
        strokeWidth={2.2}
        {...(owner === null && { strokeDasharray: '4 2.5' })}
      />
      <Glyph name={minion} x={0} y={0} size={16.5} color="var(--sign-ink)" fill="none" />
      {owner !== null && (
        <circle cx={9} cy={9} r={4.5} fill={`var(--${owner})`} stroke="var(--ink-art)" strokeWidth={1.1} />
      )}
    </>
  )
}
