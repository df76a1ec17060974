import type { Mood } from '@charterstone/engine'
import { memo, useId } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { joined } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { d } from '../ink/path.ts'
import { seeded } from '../ink/random.ts'
import { type Hour, STAGE_HEIGHT, STAGE_WIDTH, type Vignette } from './stage.ts'
import { ARRIVALS } from './vignettes/arrival.ts'
import { ENDS } from './vignettes/ends.ts'
import { LETTERS } from './vignettes/letters.ts'
import { RECKONINGS } from './vignettes/reckoning.ts'

type StoryPictureProps = {
  /** The number of the story, 1 to 18. */
  readonly story: number
  /** The branch of stories 6 to 15; for story 18 happy is victory. */
  readonly mood?: Mood
  readonly title?: string
}

/** The picture beside a story. Where it is cut, it is cut at the top. */
export const StoryPicture = memo(function StoryPicture({ story, mood = 'happy', title }: StoryPictureProps) {
  return (
    <div className="story-picture" data-theme="light">
      <Drawing
        viewBox={`0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}`}
        width="100%"
        height="100%"
        fit="xMidYMax slice"
        title={title}
      >
        <Stage vignette={vignetteOf(story, mood)} />
      </Drawing>
    </div>
  )
})

function vignetteOf(story: number, mood: Mood): Vignette {
  const draw = ARRIVALS[story] ?? LETTERS[story] ?? RECKONINGS[story] ?? ENDS[story]
  if (draw === undefined) throw new Error(`no picture for story ${story}`)
  return draw(mood)
}

type Palette = {
  readonly sky: readonly [top: string, middle: string, horizon: string]
  readonly hills: readonly [far: string, near: string]
  readonly ground: string
  readonly sun: string
  readonly stars: number
  readonly tint: readonly [colour: string, opacity: number] | null
}

const PALETTES: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#bcd8de', '#f6d8c2', '#fbeed6'],
    hills: ['#b4c4ae', '#c5cf9f'],
    ground: '#d9dbab',
    sun: '#ffe3a0',
    stars: 0,
    tint: null,
  },
  day: {
    sky: ['#a9d3e2', '#cfe4e2', '#f5ecd0'],
    hills: ['#b3c79a', '#c5d29b'],
    ground: '#dcdcab',
    sun: '#ffe08a',
    stars: 0,
    tint: null,
  },
  evening: {
    sky: ['#6f73a8', '#d19a9c', '#f7c998'],
    hills: ['#7f88a4', '#93a08c'],
    ground: '#bdb78c',
    sun: '#ffdf95',
    stars: 0.25,
    tint: ['#f2b48a', 0.3],
  },
  dusk: {
    sky: ['#474478', '#8a5f87', '#c77f86'],
    hills: ['#5f5d86', '#6d6b82'],
    ground: '#87826f',
    sun: '#f0cf96',
    stars: 0.8,
    tint: ['#b79cc4', 0.5],
  },
  night: {
    sky: ['#151937', '#272b52', '#403d6c'],
    hills: ['#2b3054', '#31384f'],
    ground: '#3d4450',
    sun: '#f3ecd4',
    stars: 1,
    tint: ['#8288c4', 0.62],
  },
  storm: {
    sky: ['#565d6e', '#7d8288', '#b3aa96'],
    hills: ['#6b7380', '#757d74'],
    ground: '#918f78',
    sun: '#f0e6c8',
    stars: 0,
    tint: ['#a4a9b6', 0.5],
  },
}

function Stage({ vignette }: { readonly vignette: Vignette }) {
  const id = useId()
  const { hour, horizon, sun, props, lights = [] } = vignette
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
      {sun !== null && (
        <g fill={palette.sun}>
          <circle cx={sun[0]} cy={sun[1]} r={104} opacity={0.22} />
          <circle cx={sun[0]} cy={sun[1]} r={54} opacity={0.9} />
        </g>
      )}
      <path
        d={d`M0 ${horizon - 30}Q130 ${horizon - 70} 280 ${horizon - 26}T600 ${horizon - 44}V768H0Z`}
        fill={palette.hills[0]}
      />
      <path
        d={d`M0 ${horizon + 22}Q160 ${horizon - 26} 330 ${horizon + 10}T600 ${horizon}V768H0Z`}
        fill={palette.hills[1]}
      />
      <path
        d={d`M0 ${horizon + 64}Q200 ${horizon + 26} 380 ${horizon + 52}T600 ${horizon + 44}V768H0Z`}
        fill={palette.ground}
      />
      <Marks marks={joined(props.flat())} />
      {palette.tint !== null && (
        <rect
          className="story-tint"
          width={STAGE_WIDTH}
          height={STAGE_HEIGHT}
          fill={palette.tint[0]}
          opacity={palette.tint[1]}
        />
      )}
      <Marks marks={joined(lights.flat())} />
    </>
  )
}

const STARS = (() => {
  const random = seeded(18)
  let path = ''
  for (let star = 0; star < 60; star++) path += d`M${random() * STAGE_WIDTH} ${random() * 420}h.1`
  return path
})()
