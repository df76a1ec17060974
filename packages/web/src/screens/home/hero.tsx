import { memo, type ReactNode } from 'react'
import { Drawing } from '../../art/ink/drawing.tsx'
import { Marks } from '../../art/ink/marks.tsx'
import { seeded } from '../../art/ink/random.ts'
import { PegMark } from '../../art/tokens/peg.tsx'
import { Airship } from './airship.tsx'
import classes from './hero.module.css'
import { HERO_HOUSES, HERO_PLANTS, type Placed, STONE } from './hero-houses.ts'

const CLOUD = 'M-34 10q-4-11 8-13q4-13 19-9q12-6 18 6q14 0 12 11q0 7-8 7H-26q-8 0-8-2Z'
const CLOUDS = [
  [601, 76, 1.3],
  [751, 143, 0.9],
  [1229, 162, 1.5],
  [410, 181, 1],
  [-120, 130, 1.4],
  [1500, 110, 1.2],
] as const

const random = seeded(12)
const STARS = Array.from({ length: 90 }, () => {
  const x = Math.round(random() * 2166 - 400)
  return `M${x} ${Math.round(random() * 240 - 20)}h.1`
}).join('')

/** The valley in the morning; at night the same with a moon and lit windows. It goes on beyond its frame. */
export const Hero = memo(function Hero() {
  return (
    <div className={classes.hero}>
      <Drawing viewBox="0 0 1366 476" fit="xMidYMax slice" className={classes.picture}>
        <Sky />
        <Hills />
        <Airship x={915} y={190} scale={2.3} />
        {HERO_HOUSES.map((house) => (
          <Standing key={`${house.x}`} placed={house} shadow={36} />
        ))}
        <Standing placed={{ x: 683, y: 376, scale: 2.3, marks: STONE }} shadow={0} />
        {HERO_PLANTS.map((plant) => (
          <Standing key={`${plant.x}`} placed={plant} shadow={12} />
        ))}
        <PegMark charter="purple" kind="large" x={632} y={437} height={30} />
        <PegMark charter="yellow" kind="large" x={736} y={441} height={26} />
        <PegMark charter="blue" kind="small" x={655} y={453} height={30} />
      </Drawing>
      <div className={classes.fade} />
    </div>
  )
})

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--hero-sky-1)" />
          <stop offset=".6" stopColor="var(--hero-sky-2)" />
          <stop offset="1" stopColor="var(--hero-sky-3)" />
        </linearGradient>
      </defs>
      <rect x={-400} y={-600} width={2166} height={604} fill="var(--hero-sky-1)" />
      <rect x={-400} width={2166} height={476} fill="url(#hero-sky)" />
      <path className={classes.stars} d={STARS} />
      <circle cx={683} cy={247} r={100} fill="var(--hero-sun)" opacity="var(--hero-glow)" />
      <circle cx={683} cy={247} r={52} fill="var(--hero-sun)" opacity={0.9} />
      {CLOUDS.map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d={CLOUD}
          fill="var(--hero-cloud)"
          opacity={0.65}
        />
      ))}
    </>
  )
}

function Hills() {
  return (
    <>
      <path
        d="M-400 350Q-140 250 0 314Q191 209 410 286T847 267T1366 248Q1560 230 1766 300V476H-400Z"
        fill="var(--hero-hill-1)"
      />
      <path
        d="M-400 360Q-180 330 0 352Q273 286 601 333T1093 314T1366 333T1766 330V476H-400Z"
        fill="var(--hero-hill-2)"
      />
      <path
        d="M-400 420Q-200 380 0 409Q355 352 683 390T1366 381T1766 400V476H-400Z"
        fill="var(--hero-hill-3)"
      />
      <path d="M683 381C669 409 601 438 546 476H847C765 438 710 409 683 381Z" fill="var(--path)" />
    </>
  )
}

function Standing({ placed, shadow }: { readonly placed: Placed; readonly shadow: number }): ReactNode {
  const { x, y, scale, marks } = placed
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {shadow > 0 && <ellipse cy={24} rx={shadow} ry={shadow / 6} fill="var(--ink-art)" opacity={0.15} />}
      <Marks marks={marks} />
    </g>
  )
}
