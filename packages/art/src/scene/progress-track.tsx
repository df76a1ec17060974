import { memo, useId } from 'react'
import { glyphMarks } from '../icons/glyph-marks.ts'
import { kept } from '../ink/kept.ts'
import { type Mark, together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { circlePath, d, linePath } from '../ink/path.ts'
import { drawn, faded, type Prop, shaded } from '../ink/prop.ts'
import { PROGRESS_LABEL_LEFT, progressPoint } from './layout.ts'

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
      <Marks
        marks={[
          {
            ...drawn(linePath(spaces.map((space) => progressPoint(space, track.last))), 1.4, 0.7, SKY_INK),
            dash: [2, 5],
          },
          ...together(spaces.map((space) => keptSpace(track, space, space < progress))),
          startMark(track, start),
        ]}
      />
      <text x={PROGRESS_LABEL_LEFT} y={64} fill="var(--sky-ink)">
        <tspan className="village-label">{label}</tspan>
        <tspan dx={9} className="village-note">
          {count}
        </tspan>
      </text>
      <Orb track={track} progress={progress} />
    </g>
  )
})

const SKY_INK = 'var(--sky-ink)'

function keptSpace(track: TrackMarks, space: number, isPast: boolean): Prop {
  const icon = track.reputation.includes(space) ? 'reputation' : track.income.includes(space) ? 'income' : ''
  return kept(`space ${space} ${track.last} ${icon} ${isPast}`, () => spaceProp(track, space, isPast))
}

function spaceProp(track: TrackMarks, space: number, isPast: boolean): Prop {
  const [x, y] = progressPoint(space, track.last)
  if (space === track.last)
    return [
      disc(x, y, 14, 1.5),
      ...glyphMarks('hourglass', { x, y, size: 18, color: 'var(--sign-ink)', fill: '#e8ddbf' }),
    ]
  if (hasIcon(track, space)) {
    const icon = track.reputation.includes(space) ? 'reputation' : 'income'
    return faded(
      [
        disc(x, y, 11.5, 1.3),
        ...glyphMarks(icon, {
          x,
          y,
          size: 16,
          color: 'var(--sign-ink)',
          ...(icon === 'income' && { fill: 'var(--gold)' }),
        }),
      ],
      isPast ? 0.5 : 1,
    )
  }
  return [{ ...disc(x, y, 4.2, 1.2), ...(isPast && { fill: SKY_INK, opacity: 0.55 }) }]
}

function disc(x: number, y: number, r: number, width: number): Mark {
  return {
    d: circlePath(x, y, r),
    fill: 'var(--sign)',
    line: 'var(--sign-line)',
    width,
    opacity: 1,
    role: 'plain',
  }
}

function hasIcon({ last, reputation, income }: TrackMarks, space: number): boolean {
  return space === last || reputation.includes(space) || income.includes(space)
}

function startMark(track: TrackMarks, space: number): Mark {
  const [x, y] = progressPoint(space, track.last)
  return shaded(d`M${x} ${y + (hasIcon(track, space) ? 13 : 7)}l-3.5 6h7Z`, SKY_INK)
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
