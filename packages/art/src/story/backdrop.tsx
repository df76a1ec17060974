import { useId } from 'react'
import { d, type Point } from '../ink/path.ts'
import { seeded } from '../ink/random.ts'
import { type Hour, STAGE_WIDTH } from './stage.ts'

export type Palette = {
  readonly sky: readonly [top: string, middle: string, horizon: string]
  readonly hills: readonly [far: string, near: string]
  readonly trees: string
  readonly ground: string
  readonly path: string
  readonly tufts: string
  readonly sun: string
  readonly clouds: readonly [colour: string, opacity: number]
  readonly stars: number
  /** Laid over everything but the lights. */
  readonly tint: readonly [colour: string, opacity: number] | null
}

export const PALETTES: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#b9d8e0', '#f4d9c4', '#fbeed6'],
    hills: ['#b7c6b2', '#c3cf9f'],
    trees: '#9db08b',
    ground: '#dadcae',
    path: '#efe4c4',
    tufts: '#8ea166',
    sun: '#ffe3a0',
    clouds: ['#ffffff', 0.55],
    stars: 0,
    tint: null,
  },
  day: {
    sky: ['#a4d1e3', '#cbe3e2', '#f5ecd0'],
    hills: ['#b1c79c', '#c2d199'],
    trees: '#94b07c',
    ground: '#dbdca9',
    path: '#efe4c4',
    tufts: '#8aa263',
    sun: '#ffdf86',
    clouds: ['#ffffff', 0.6],
    stars: 0,
    tint: null,
  },
  evening: {
    sky: ['#8088c0', '#e2a6a4', '#ffd8a6'],
    hills: ['#98a0bb', '#a9b59b'],
    trees: '#7f8c84',
    ground: '#d6cf9f',
    path: '#f0e0bd',
    tufts: '#8d9862',
    sun: '#ffe7a6',
    clouds: ['#ffe9d6', 0.4],
    stars: 0.2,
    tint: ['#f2b48a', 0.28],
  },
  dusk: {
    sky: ['#5d59a0', '#b57aa4', '#ee9c98'],
    hills: ['#8583b4', '#9593a8'],
    trees: '#6c6a8e',
    ground: '#b6b097',
    path: '#d6ccb4',
    tufts: '#848a72',
    sun: '#ffe3ab',
    clouds: ['#e9c9de', 0.22],
    stars: 0.8,
    tint: ['#b79cc4', 0.48],
  },
  night: {
    sky: ['#262c5e', '#3f4684', '#6a66a4'],
    hills: ['#525a8e', '#5a6688'],
    trees: '#424a78',
    ground: '#727d8e',
    path: '#939bab',
    tufts: '#5b6a74',
    sun: '#fbf4dc',
    clouds: ['#aab0da', 0.16],
    stars: 1,
    tint: ['#8288c4', 0.6],
  },
  storm: {
    sky: ['#79819a', '#a4a9b2', '#d6ccb6'],
    hills: ['#929ba8', '#9ca598'],
    trees: '#7b857e',
    ground: '#bdbb9c',
    path: '#d5ceb6',
    tufts: '#848d70',
    sun: '#f0e6c8',
    clouds: ['#5f6577', 0.55],
    stars: 0,
    tint: ['#a4a9b6', 0.42],
  },
}

type BackdropProps = {
  readonly hour: Hour
  readonly horizon: number
  readonly sun: Point | null
  readonly seed: number
}

/** Sky, hills and ground of a story picture. */
export function Backdrop({ hour, horizon, sun, seed }: BackdropProps) {
  const id = useId()
  const palette = PALETTES[hour]
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.sky[0]} />
          <stop offset=".55" stopColor={palette.sky[1]} />
          <stop offset="1" stopColor={palette.sky[2]} />
        </linearGradient>
      </defs>
      <rect width={STAGE_WIDTH} height={horizon + 40} fill={`url(#${id})`} />
      <path d={STARS} stroke="#fff3cf" strokeWidth={2.4} strokeLinecap="round" opacity={palette.stars} />
      {hour !== 'night' && <Sun at={sun} fill={palette.sun} />}
      <path
        d={cloudBank(seed, horizon, hour === 'storm' ? 9 : 5)}
        fill={palette.clouds[0]}
        opacity={palette.clouds[1]}
      />
      {(hour === 'day' || hour === 'dawn') && (
        <path d={birds(seed)} fill="none" stroke="#5a5148" strokeWidth={2.2} strokeLinecap="round" />
      )}
      <path
        d={d`M0 ${horizon - 30}Q130 ${horizon - 70} 280 ${horizon - 26}T600 ${horizon - 44}V768H0Z`}
        fill={palette.hills[0]}
      />
      <path d={treeLine(seed, horizon)} fill={palette.trees} />
      <path
        d={d`M0 ${horizon + 22}Q160 ${horizon - 26} 330 ${horizon + 10}T600 ${horizon}V768H0Z`}
        fill={palette.hills[1]}
      />
      <path
        d={d`M0 ${horizon + 64}Q200 ${horizon + 26} 380 ${horizon + 52}T600 ${horizon + 44}V768H0Z`}
        fill={palette.ground}
      />
      <path
        d={d`M330 ${horizon + 42}Q420 ${horizon + 90} 330 ${horizon + 130}Q200 ${horizon + 180} 170 768H430Q420 ${horizon + 190} 470 ${horizon + 130}Q490 ${horizon + 84} 356 ${horizon + 42}Z`}
        fill={palette.path}
        opacity={0.8}
      />
      <path
        d={tufts(seed, horizon)}
        fill="none"
        stroke={palette.tufts}
        strokeWidth={2}
        strokeLinecap="round"
        opacity={0.8}
      />
    </>
  )
}

/** Two discs; at night it is the moon, and shines above the tint. */
export function Sun({ at, fill }: { readonly at: Point | null; readonly fill: string }) {
  if (at === null) return null
  return (
    <g fill={fill}>
      <circle cx={at[0]} cy={at[1]} r={104} opacity={0.2} />
      <circle cx={at[0]} cy={at[1]} r={54} opacity={0.92} />
    </g>
  )
}

const STARS = (() => {
  const random = seeded(18)
  let path = ''
  for (let star = 0; star < 70; star++) path += d`M${random() * STAGE_WIDTH} ${random() * 430}h.1`
  return path
})()

function cloudBank(seed: number, horizon: number, count: number): string {
  const random = seeded(seed * 13 + 1)
  let path = ''
  for (let one = 0; one < count; one++) {
    const x = ((one + 0.2 + random() * 0.6) * STAGE_WIDTH) / count
    const y = 60 + random() * (horizon - 190)
    const k = 1.2 + random() * 1.6
    path += d`M${x - 34 * k} ${y}q${-3 * k} ${-13 * k} ${9 * k} ${-15 * k}q${4 * k} ${-15 * k} ${21 * k} ${-10 * k}q${13 * k} ${-7 * k} ${19 * k} ${7 * k}q${16 * k} 0 ${14 * k} ${12 * k}q0 ${6 * k} ${-9 * k} ${6 * k}h${-46 * k}q${-8 * k} 0 ${-8 * k} 0Z`
  }
  return path
}

function birds(seed: number): string {
  const random = seeded(seed * 17 + 3)
  let path = ''
  for (let bird = 0; bird < 4; bird++) {
    const x = 60 + random() * 480
    const y = 90 + random() * 160
    path += d`M${x - 9} ${y}q4.5 -7 9 0q4.5 -7 9 0`
  }
  return path
}

/** Woods on the far side of the near hill. */
function treeLine(seed: number, horizon: number): string {
  const random = seeded(seed * 7 + 5)
  let path = ''
  for (let x = 6; x < STAGE_WIDTH; x += 9 + random() * 26) {
    const y = hillAt(x, horizon) + 4
    const k = 0.8 + random() * 0.9
    path +=
      random() < 0.5
        ? d`M${x - 8 * k} ${y}L${x} ${y - 26 * k}L${x + 8 * k} ${y}Z`
        : d`M${x - 9 * k} ${y}q${-3 * k} ${-16 * k} ${9 * k} ${-19 * k}q${12 * k} ${3 * k} ${9 * k} ${19 * k}Z`
  }
  return path
}

/** The height of the near hill. */
function hillAt(x: number, horizon: number): number {
  const bend = (t: number, a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
  return x < 330
    ? bend(x / 330, horizon + 22, horizon - 26, horizon + 10)
    : bend((x - 330) / 270, horizon + 10, horizon + 46, horizon)
}

function tufts(seed: number, horizon: number): string {
  const random = seeded(seed * 11 + 2)
  let path = ''
  for (let tuft = 0; tuft < 34; tuft++) {
    const x = random() * STAGE_WIDTH
    const y = horizon + 74 + random() * (690 - horizon)
    path += d`M${x} ${y}q2 -8 0 -13M${x + 6} ${y}q4 -6 6 -9`
  }
  return path
}
