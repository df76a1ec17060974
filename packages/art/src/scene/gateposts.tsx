import type { Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { memo } from 'react'
import { TokenMark } from '../tokens/seat-token.tsx'
import { GATES, SCENE_WIDTH } from './layout.ts'

export type Gate = {
  readonly name: string
  /** `you`, another player, or a charter that nobody plays. */
  readonly kind: 'you' | 'other' | 'empty'
  /** True for the seat that must answer now. */
  readonly isAsked?: boolean
}

const LONGEST = 16

/** An emblem and a name at the entrance of each charter. */
export const Gateposts = memo(function Gateposts({
  gates,
}: {
  readonly gates: Readonly<Partial<Record<Charter, Gate>>>
}) {
  return CHARTERS.map((charter) => {
    const gate = gates[charter]
    return gate === undefined ? null : <Gatepost key={charter} charter={charter} gate={gate} />
  })
})

function Gatepost({ charter, gate }: { readonly charter: Charter; readonly gate: Gate }) {
  const name = gate.name.length > LONGEST ? `${gate.name.slice(0, LONGEST - 1).trimEnd()}…` : gate.name
  const width = Math.max(44, name.length * 6.7 + 14)
  const [gx, gy] = GATES[charter]
  const x = Math.max(width / 2 + 5, Math.min(gx, SCENE_WIDTH - width / 2 - 7))
  return (
    <g>
      <path d={`M${x} ${gy + 4}v22`} stroke="var(--timber)" strokeWidth={4} />
      <rect
        x={x - width / 2}
        y={gy + 8}
        width={width}
        height={18}
        rx={4}
        fill="var(--sign)"
        stroke={gate.isAsked === true ? 'var(--option)' : 'var(--sign-line)'}
        strokeWidth={gate.isAsked === true ? 2 : 1.2}
      />
      <text
        x={x}
        y={gy + 21.5}
        textAnchor="middle"
        className="village-name"
        fontWeight={gate.kind === 'you' ? 750 : 600}
        fill={gate.kind === 'empty' ? '#6b5d4e' : 'var(--sign-ink)'}
      >
        {name}
      </text>
      {gate.isAsked === true && (
        <circle cx={x} cy={gy - 6} r={17.5} fill="none" stroke="var(--option)" strokeWidth={2.4} />
      )}
      <g opacity={gate.kind === 'empty' ? 0.72 : 1}>
        <TokenMark charter={charter} x={x} y={gy - 6} r={14} />
      </g>
    </g>
  )
}
