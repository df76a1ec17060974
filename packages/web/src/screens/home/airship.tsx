import { paint } from '../../art/ink/paint.ts'
import classes from './hero.module.css'

/** The zeppelin on its way in. */
export function Airship({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g
        className={classes.airship}
        fill="none"
        stroke={paint.ink}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-20-30C-10-46 30-46 38-29C30-12-10-14-20-30Z" fill="var(--cream)" />
        <path d="M-8-38.5C8-43 22-42 31-37.5C24-33 4-33-8-38.5Z" fill="var(--red)" stroke="none" />
        <path
          d="M-13-23C0-28 20-28 34-23.5C24-17 0-15-13-23Z"
          fill="var(--red-shade)"
          stroke="none"
          opacity={0.75}
        />
        <path d="M9-42C4-34 4-24 9-17.5M22-40.5C26-34 26-26 22-19" strokeWidth={1} opacity={0.55} />
        <path d="M-19.6-30.3Q-24.9-33.9-30.9-36.7Q-30.6-30.4-30.7-23.2Z" fill="var(--red)" />
        <path d="M0-15h18l-3 7H4Z" fill="var(--log)" />
        <path d="M3-12h12M4-15l-2-3M14-15l2-3" strokeWidth={0.9} opacity={0.8} />
      </g>
    </g>
  )
}
