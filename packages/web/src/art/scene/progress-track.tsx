import { memo, useId } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { fixed } from '../ink/fixed.ts'
import { d, linePath } from '../ink/path.ts'
import { progressPoint } from './layout.ts'

const HOURGLASS = 26
const SPACES = Array.from({ length: HOURGLASS + 1 }, (_, space) => space)
const ARC = linePath(SPACES.map(progressPoint))

type ProgressTrackProps = {
  readonly progress: number
  readonly start: number
  readonly label: string
  readonly count: string
}

/** Progress is the sun on its way across the sky; the moon in the dark theme. */
export const ProgressTrack = memo(function ProgressTrack({
  progress,
  start,
  label,
  count,
}: ProgressTrackProps) {
  return (
    <g data-part="progress">
      <path
        d={ARC}
        fill="none"
        stroke="var(--sky-ink)"
        strokeWidth={1.4}
        strokeDasharray="2 5"
        strokeLinecap="round"
        opacity={0.7}
      />
      {fixed(SPACES.map((space) => spaceOf(space, space < progress)))}
      <StartMark space={start} />
      <text x={18} y={70} fill="var(--sky-ink)">
        <tspan className="village-label">{label}</tspan>
        <tspan dx={9} className="village-note">
          {count}
        </tspan>
      </text>
      <Orb progress={progress} />
    </g>
  )
})

function spaceOf(space: number, isPast: boolean) {
  const [x, y] = progressPoint(space)
  if (space === HOURGLASS)
    return (
      <g>
        <circle cx={x} cy={y} r={14} fill="var(--sign)" stroke="var(--sign-line)" strokeWidth={1.5} />
        <Glyph name="hourglass" x={x} y={y} size={18} color="var(--sign-ink)" fill="#e8ddbf" />
      </g>
    )
  if (space > 2 && space % 2 === 0)
    return (
      <g opacity={isPast ? 0.5 : 1}>
        <circle cx={x} cy={y} r={11.5} fill="var(--sign)" stroke="var(--sign-line)" strokeWidth={1.3} />
        {space % 4 === 0 ? (
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

function StartMark({ space }: { readonly space: number }) {
  const [x, y] = progressPoint(space)
  const isIcon = space > 2 && space % 2 === 0
  return <path d={d`M${x} ${y + (isIcon ? 13 : 7)}l-3.5 6h7Z`} fill="var(--sky-ink)" />
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return d`M${c * 20.5} ${s * 20.5}L${c * 24.5} ${s * 24.5}`
}).join('')

function Orb({ progress }: { readonly progress: number }) {
  const id = useId()
  const [x, y] = progressPoint(progress)
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
