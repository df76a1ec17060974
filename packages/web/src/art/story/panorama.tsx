import { memo, useId } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { joined } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { paint } from '../ink/paint.ts'
import { d, ellipsePath } from '../ink/path.ts'
import { type Prop, shaded } from '../ink/prop.ts'
import { seeded } from '../ink/random.ts'
import { founder } from './actors.ts'
import { AIRSHIP, BUSH, house, PINE, STONE, TREE } from './scenery.ts'
import { put, stand } from './stage.ts'

const WIDTH = 1366
const HEIGHT = 480

/** The whole village in one wide picture, for the first screen; it fades into the paper below. */
export const Panorama = memo(function Panorama({ title }: { readonly title?: string }) {
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
      <Marks marks={BACK} />
      <Marks marks={FRONT} />
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
  [592, 78, 1.1],
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

function withShadow(prop: Prop, x: number, ground: number, scale: number): Prop {
  return [
    shaded(ellipsePath(x, ground + 3, 42 * scale, 6.5 * scale), paint.ink, 0.12),
    ...stand(prop, x, ground, scale),
  ]
}

const BACK = joined([
  ...withShadow(house({ charter: 'yellow', size: 2, parts: ['stall'], seed: 110 }), 70, 340, 1.1),
  ...withShadow(house({ charter: 'green', size: 2, parts: ['chimney'], seed: 58 }), 212, 340, 1.15),
  ...withShadow(house({ charter: 'red', size: 2, parts: ['dormer'], seed: 73 }), 392, 326, 1.05),
  ...withShadow(house({ charter: 'purple', size: 1, pile: 'pumpkin', seed: 5 }), 560, 338, 1.2),
  ...withShadow(house({ charter: 'blue', size: 2, parts: ['chimney'], seed: 89 }), 806, 334, 1.15),
  ...withShadow(house({ charter: 'yellow', size: 1, pile: 'grain', seed: 10 }), 988, 324, 1.15),
  ...withShadow(house({ charter: 'black', size: 2, parts: ['dormer'], seed: 43 }), 1140, 330, 1.1),
  ...withShadow(house({ charter: 'green', size: 1, pile: 'wood', seed: 7 }), 1290, 322, 1.15),
  ...put(AIRSHIP, 922, 132, 2.5),
])

const FRONT = joined([
  ...put(PINE, 46, 456, 2.1),
  ...withShadow(house({ charter: 'green', size: 3, parts: ['wheel'], seed: 58 }), 152, 424, 2.3),
  ...withShadow(house({ charter: 'red', size: 3, parts: ['kiln'], seed: 80 }), 316, 444, 2.3),
  ...withShadow(house({ charter: 'purple', size: 3, parts: ['dormer'], seed: 35 }), 488, 424, 2.2),
  ...put(TREE, 584, 452, 1.8),
  ...put(BUSH, 610, 456, 1.4),
  ...stand(STONE, 683, 438, 2.5),
  ...put(founder('purple'), 632, 438, 0.8),
  ...put(founder('blue'), 656, 456, 0.66),
  ...put(founder('yellow'), 738, 442, 0.72),
  ...put(PINE, 792, 456, 2),
  ...withShadow(house({ charter: 'blue', size: 4, parts: ['clock-tower'], seed: 99 }), 890, 434, 2.3),
  ...withShadow(house({ charter: 'yellow', size: 3, parts: ['sails'], seed: 109 }), 1062, 442, 2.3),
  ...withShadow(
    house({ charter: 'black', size: 3, parts: ['headframe'], pile: 'coal', seed: 44 }),
    1232,
    426,
    2.3,
  ),
  ...put(TREE, 1334, 456, 1.9),
])
