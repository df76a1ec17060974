import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'

type LocationMarkProps = { readonly x: number; readonly y: number; readonly number: number }

/** A plot that a location card marks: a pin, and the number of the card. */
export const LocationMark = memo(function LocationMark({ x, y, number }: LocationMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={10.5} rx={5.5} ry={1.8} fill="var(--ink-art)" opacity={0.25} />
      <Glyph name="location" x={0} y={0} size={25} color="var(--sign-ink)" fill="var(--sign)" />
      <circle cy={-2.6} r={5.4} fill="var(--sign)" />
      <text y={1.2} textAnchor="middle" className="art-number" fontSize={10.5} fill="var(--sign-ink)">
        {number}
      </text>
    </g>
  )
})
