import type { Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { memo } from 'react'
import { kept } from '../ink/kept.ts'
import { type Mark, together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { circlePath, d, roundedPath } from '../ink/path.ts'
import { drawn, faded, type Prop, resized } from '../ink/prop.ts'
import { seatOnBoard } from '../tokens/token-marks.ts'
import { GATE_ROOM, GATES } from './layout.ts'

export type Gate = {
  readonly name: string
  /** `you`, another player, or a charter that nobody plays. */
  readonly kind: 'you' | 'other' | 'empty'
  /** True for the seat that must answer now. */
  readonly isAsked?: boolean
}

type Post = { readonly charter: Charter; readonly gate: Gate; readonly plate: Plate }

/** An emblem and a name at the entrance of each charter. */
export const Gateposts = memo(function Gateposts({
  gates,
}: {
  readonly gates: Readonly<Partial<Record<Charter, Gate>>>
}) {
  const posts = CHARTERS.flatMap((charter): Post[] => {
    const gate = gates[charter]
    return gate === undefined ? [] : [{ charter, gate, plate: plateOf(charter, gate.name) }]
  })
  return (
    <>
      <Marks marks={together(posts.map(postProp))} />
      {posts.map(({ charter, gate, plate: { x, y, name, size } }) => (
        <text
          key={charter}
          x={x}
          y={y + 13.5}
          textAnchor="middle"
          className="village-name"
          fontSize={size}
          fontWeight={gate.kind === 'you' ? 750 : 600}
          fill={gate.kind === 'empty' ? '#6b5d4e' : 'var(--sign-ink)'}
        >
          {name}
        </text>
      ))}
    </>
  )
})

export type Plate = {
  readonly name: string
  readonly size: number
  /** The middle of the upper edge. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LETTER = 12.5
const SMALLEST = 10
/** How wide a letter is, of its size. */
const WIDTH = 0.536
const MARGIN = 14

/** Where a name stands: it becomes smaller, and moves aside, before it covers the sign of a house. */
export function plateOf(charter: Charter, fullName: string): Plate {
  const [left, right] = GATE_ROOM[charter]
  const [gx, gy] = GATES[charter]
  const room = right - left
  const longest = Math.floor((room - MARGIN) / (SMALLEST * WIDTH))
  const name = fullName.length > longest ? `${fullName.slice(0, longest - 1).trimEnd()}…` : fullName
  const size = Math.min(LETTER, (room - MARGIN) / (name.length * WIDTH))
  const width = Math.min(room, Math.max(44, name.length * size * WIDTH + MARGIN))
  const x = Math.max(left + width / 2, Math.min(gx, right - width / 2))
  return { name, size: Math.round(size * 10) / 10, x, y: gy + 8, width, height: 18 }
}

function postProp({ charter, gate, plate: { x, y, width, height } }: Post): Prop {
  const isAsked = gate.isAsked === true
  const plate: Mark = {
    d: roundedPath(x - width / 2, y, width, height, 4),
    fill: 'var(--sign)',
    line: isAsked ? 'var(--option)' : 'var(--sign-line)',
    width: isAsked ? 2 : 1.2,
    opacity: 1,
    role: 'plain',
  }
  return [
    drawn(d`M${x} ${y - 4}v22`, 4, 1, 'var(--timber)'),
    plate,
    ...kept(`gate ${charter} ${gate.kind === 'empty'} ${x}`, () =>
      resized(faded(seatOnBoard(charter, 14), gate.kind === 'empty' ? 0.72 : 1), x, y - 14, 1),
    ),
    ...(isAsked ? [drawn(circlePath(x, y - 14, 17.5), 2.4, 1, 'var(--option)')] : []),
  ]
}
