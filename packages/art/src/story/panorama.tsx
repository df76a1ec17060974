import { memo, useId } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { INKED } from '../ink/inked.ts'
import { d } from '../ink/path.ts'
import { seeded } from '../ink/random.ts'
import { WrittenStrokes, written } from '../ink/written.tsx'

const WIDTH = 1366
const HEIGHT = 480

type PanoramaProps = {
  /** What `panoramaStrokes()` draws; the page gets it from its build, so that a phone need not draw it. */
  readonly strokes: string
  readonly title?: string
}

/** The whole village in one wide picture, for the first screen; it fades into the paper below. */
export const Panorama = memo(function Panorama({ strokes, title }: PanoramaProps) {
  const id = useId()
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      fit="xMidYMax slice"
      title={title}
      className="panorama"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--pano-top)" />
          <stop offset=".62" stopColor="var(--pano-horizon)" />
        </linearGradient>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--paper)" stopOpacity="0" />
          <stop offset=".85" stopColor="var(--paper)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <path d={STARS} stroke="#fff3cf" strokeWidth={2} strokeLinecap="round" opacity="var(--pano-stars)" />
      <g fill="var(--pano-sun)">
        <circle cx={683} cy={248} r={100} opacity="var(--pano-halo)" />
        <circle cx={683} cy={248} r={52} />
      </g>
      <path d={CLOUDS} fill="#fff" opacity="var(--pano-clouds)" />
      <path d="M0 300Q130 230 300 258T640 318Q820 318 960 240T1366 252V480H0Z" fill="var(--pano-far)" />
      <path d="M0 352Q180 300 420 340T860 330T1366 322V480H0Z" fill="var(--pano-near)" />
      <path d="M0 408Q240 372 520 398T1000 392T1366 396V480H0Z" fill="var(--pano-ground)" />
      <WrittenStrokes strokes={written(strokes)} {...INKED} />
      <rect y={430} width={WIDTH} height={50} fill={`url(#${id}-fade)`} />
    </Drawing>
  )
})

const STARS = (() => {
  const random = seeded(31)
  let path = ''
  for (let star = 0; star < 90; star++) path += d`M${random() * WIDTH} ${random() * 260}h.1`
  return path
})()

const CLOUDS = [
  [652, 104, 1.1],
  [746, 144, 0.8],
  [404, 182, 0.85],
  [1220, 164, 1.3],
  [960, 60, 0.9],
]
  .map(([x = 0, y = 0, k = 1]) =>
    [
      `M${x - 34 * k} ${y + 12 * k}`,
      `q${-3 * k} ${-13 * k} ${9 * k} ${-15 * k}`,
      `q${4 * k} ${-15 * k} ${21 * k} ${-10 * k}`,
      `q${13 * k} ${-7 * k} ${19 * k} ${7 * k}`,
      `q${16 * k} 0 ${14 * k} ${12 * k}`,
      `q0 ${6 * k} ${-9 * k} ${6 * k}h${-46 * k}Z`,
    ].join(''),
  )
  .join('')
