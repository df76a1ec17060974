import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { fixed } from '../ink/fixed.ts'
import { d, type Point } from '../ink/path.ts'
import { TokenMark } from '../tokens/seat-token.tsx'
import { reputationPoint } from './layout.ts'

const DECK = 'M624 281H846Q869 281 869 304.5Q869 328 846 328H634'
const PLANKS = Array.from({ length: 26 }, (_, plank) => {
  const x = 616 + plank * 9
  return d`M${x} 267v28M${x + 16} 314v28`
}).join('')

/** Planks out to sea and back. */
export const Pier = memo(function Pier() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={DECK} stroke="var(--ink-art)" strokeWidth={33} />
      <path d={DECK} stroke="var(--log)" strokeWidth={30} />
      <path d={PLANKS} stroke="var(--log-shade)" strokeWidth={1} opacity={0.6} />
    </g>
  )
})

type ReputationTrackProps = {
  /** The owners of the tokens, in order. */
  readonly tokens: readonly Charter[]
  /** How many spaces are printed, and how many of them are open with this number of players. */
  readonly printed: number
  readonly open: number
  readonly label: string
  readonly note: string
}

/** Reputation runs out to sea on the pier. */
export const ReputationTrack = memo(function ReputationTrack({
  tokens,
  printed,
  open,
  label,
  note,
}: ReputationTrackProps) {
  return (
    <g data-part="reputation">
      {fixed(
        Array.from({ length: printed }, (_, space) =>
          spaceOf(space, reputationPoint(space, printed), tokens[space], open, tokens.length),
        ),
      )}
      <Glyph name="reputation" x={632} y={251} size={17} color="var(--ink)" />
      <text x={644} y={256} className="village-label" fill="var(--ink)">
        {label}
      </text>
      <text x={868} y={256} textAnchor="end" className="village-note" fill="var(--ink)">
        {note}
      </text>
    </g>
  )
})

function spaceOf(space: number, [x, y]: Point, token: Charter | undefined, open: number, next: number) {
  if (token !== undefined) return <TokenMark charter={token} x={x} y={y} r={12} />
  if (space >= open)
    return (
      <g>
        <circle cx={x} cy={y} r={11} fill="var(--log-shade)" opacity={0.55} />
        <path
          d={d`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`}
          stroke="var(--ink-art)"
          strokeWidth={1.6}
          strokeLinecap="round"
          opacity={0.6}
        />
      </g>
    )
  const isNext = space === next
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={11.5}
        fill="var(--cream)"
        opacity={isNext ? 1 : 0.75}
        stroke="var(--ink-art)"
        strokeWidth={isNext ? 1.8 : 1.1}
        {...(!isNext && { strokeDasharray: '3 2.5' })}
      />
      {isNext && <Glyph name="reputation" x={x} y={y} size={15} color="var(--sign-ink)" />}
    </g>
  )
}
