import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { glyphMarks } from '../icons/glyph-marks.ts'
import { kept } from '../ink/kept.ts'
import { type Mark, together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { circlePath, d, type Point } from '../ink/path.ts'
import { drawn, type Prop, resized, shaded } from '../ink/prop.ts'
import { seatOnBoard } from '../tokens/token-marks.ts'
import { REPUTATION_NOTE_RIGHT, reputationPoint } from './layout.ts'

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
  const spaces = Array.from({ length: printed }, (_, space) => {
    const kind = tokens[space] ?? (space >= open ? 'shut' : space === tokens.length ? 'next' : 'open')
    const point = reputationPoint(space, printed)
    return kept(`pier ${kind} ${space} ${printed}`, () => spaceProp(kind, point))
  })
  return (
    <g data-part="reputation">
      <Marks
        marks={[
          ...together(spaces),
          ...kept('pier', () => glyphMarks('reputation', { x: 632, y: 251, size: 17, color: 'var(--ink)' })),
        ]}
      />
      <text x={644} y={256} className="village-label" fill="var(--ink)">
        {label}
      </text>
      <text x={REPUTATION_NOTE_RIGHT} y={256} textAnchor="end" className="village-note" fill="var(--ink)">
        {note}
      </text>
    </g>
  )
})

type SpaceKind = Charter | 'shut' | 'next' | 'open'

function spaceProp(kind: SpaceKind, [x, y]: Point): Prop {
  if (kind === 'shut')
    return [
      shaded(circlePath(x, y, 11), 'var(--log-shade)', 0.55),
      drawn(d`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`, 1.6, 0.6),
    ]
  if (kind !== 'next' && kind !== 'open') return resized(seatOnBoard(kind, 12), x, y, 1)
  const ring: Mark = {
    d: circlePath(x, y, 11.5),
    fill: 'var(--cream)',
    line: 'var(--ink-art)',
    width: 1.1,
    opacity: 0.75,
    role: 'plain',
    dash: [3, 2.5],
  }
  if (kind === 'open') return [ring]
  const { dash: _, ...whole } = ring
  return [
    { ...whole, width: 1.8, opacity: 1 },
    ...glyphMarks('reputation', { x, y, size: 15, color: 'var(--sign-ink)' }),
  ]
}
