import { memo, useId } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { fixed } from '../ink/fixed.ts'
import { d, linePath } from '../ink/path.ts'
import { progressPoint } from './layout.ts'

/** The last space, which has the hourglass, and the spaces with each icon. */
export type TrackMarks = {
  readonly last: number
  readonly reputation: readonly number[]
  readonly income: readonly number[]
}

type ProgressTrackProps = {
  readonly track: TrackMarks
  readonly progress: number
  readonly start: number
  readonly label: string
  readonly count: string
}

/** Progress is the sun on its way across the sky; the moon in the dark theme. */
export const ProgressTrack = memo(function ProgressTrack({
  track,
  progress,
  start,
  label,
  count,
}: ProgressTrackProps) {
  const spaces = Array.from({ length: track.last + 1 }, (_, space) => space)
  return (
    <g data-part="progress">
      <path
        d={linePath(spaces.map((space) => progressPoint(space, track.last)))}
        fill="none"
        stroke="var(--sky-ink)"
        strokeWidth={1.4}
        strokeDasharray="2 5"
        strokeLinecap="round"
        opacity={0.7}
      />
      {fixed(spaces.map((space) => spaceOf(track, space, space < progress)))}
      <StartMark track={track} space={start} />
      <text x={18} y={70} fill="var(--sky-ink)">
        <tspan className="village-label">{label}</tspan>
        <tspan dx={9} className="village-note">
          {count}
        </tspan>
      </text>
      <Orb track={track} progress={progress} />
    </g>
  )
})

function spaceOf(track: TrackMarks, space: number, isPast: boolean) {
  const [x, y] = progressPoint(space, track.last)
  if (space === track.last)
    return (
      <g>
        <circle cx={x} cy={y} r={14} fill="var(--sign)" stroke="var(--sign-line)" strokeWidth={1.5} />
        <Glyph name="hourglass" x={x} y={y} size={18} color="var(--sign-ink)" fill="#e8ddbf" />
      </g>
    )
  if (hasIcon(track, space))
    return (
      <g opacity={isPast ? 0.5 : 1}>
        <circle cx={x} cy={y} r={11.5} fill="var(--sign)" stroke="var(--sign-line)" strokeWidth={1.3} />
        {track.reputation.includes(space) ? (
          <Glyph name="reputation" x={x} y={y} size={16} color="var(--sign-ink)" />
        ) : (
          <Glyph name="income" x={x} y={y} size={16} color="var(--sign-ink)" fill="var(--gold)" />
        )}
      </g>
    )
  return (
    <circle
      cx={x}
      cy={y}
      r={4.2}
      fill={isPast ? 'var(--sky-ink)' : 'var(--sign)'}
      stroke="var(--sign-line)"
      strokeWidth={1.2}
      opacity={isPast ? 0.55 : 1}
    />
  )
}

function hasIcon({ last, reputation, income }: TrackMarks, space: number): boolean {
  return space === last || reputation.includes(space) || income.includes(space)
}

function StartMark({ track, space }: { readonly track: TrackMarks; readonly space: number }) {
  const [x, y] = progressPoint(space, track.last)
  return <path d={d`M${x} ${y + (hasIcon(track, space) ? 13 : 7)}l-3.5 6h7Z`} fill="var(--sky-ink)" />
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return d`M${c * 20.5} ${s * 20.5}L${c * 24.5} ${s * 24.5}`
}).join('')

function Orb({ track, progress }: { readonly track: TrackMarks; readonly progress: number }) {
  const id = useId()
  const [x, y] = progressPoint(progress, track.last)
  return (
    <g className="village-orb" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
      <radialGradient id={id}>
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset=".45" stopColor="#ffd36b" stopOpacity=".65" />
        <stop offset="1" stopColor="#ffd36b" stopOpacity="0" />
      </radialGradient>
      <circle r={40} fill={`url(#${id})`} className="village-shine" />
      <g className="village-sun">
        <path d={RAYS} stroke="#8a5a00" strokeWidth={2.4} strokeLinecap="round" />
        <circle r={17} fill="#ffc93f" stroke="#3a2e27" strokeWidth={1.8} />
      </g>
      <g className="village-moon">
        <circle r={18} fill="#f5ecd2" stroke="#14121a" strokeWidth={1.8} />
        <path d="M-12-9a4 4 0 1 1-1 6M9 8a3.5 3.5 0 1 1-4 4" fill="none" stroke="#cdbf98" strokeWidth={2} />
      </g>
      <text y={6} textAnchor="middle" className="art-number" fontSize={17} fill="#2b2420">
        {progress}
      </text>
    </g>
  )
}
