import { CHARTERS } from '@charterstone/engine'
import { memo, useId } from 'react'
import { pine, tree } from '../buildings/plants.ts'
import { groundOf } from '../ink/charter-look.ts'
import { HEX } from '../ink/hex.ts'
import { joined } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { d, type Point } from '../ink/path.ts'
import { newPen } from '../ink/pen.ts'
import { seeded } from '../ink/random.ts'
import { COMMONS_CENTRES, PLOT_CENTRES, SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE } from './layout.ts'

/** Everything behind the tiles: sky, hills, meadow, bay, roads, trees, charter fields. It never changes on its own. */
export const Landscape = memo(function Landscape() {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="1" stopColor="var(--sky-horizon)" />
        </linearGradient>
        <linearGradient id={`${id}-land`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--meadow-2)" />
          <stop offset=".25" stopColor="var(--meadow)" />
          <stop offset="1" stopColor="var(--meadow-2)" />
        </linearGradient>
      </defs>
      <rect width={SCENE_WIDTH} height={112} fill={`url(#${id}-sky)`} />
      <path className="village-stars" d={STARS} stroke="#fff3cf" strokeWidth={1.6} strokeLinecap="round" />
      <path className="village-clouds" d={CLOUDS} fill="#fff" />
      <path d="M0 82Q80 54 170 76T360 68T560 78T740 64T890 80V120H0Z" fill="var(--hill)" opacity={0.75} />
      <path d="M0 92Q110 70 230 88T470 82T700 92T890 84V140H0Z" fill="var(--meadow-2)" />
      <rect y={104} width={SCENE_WIDTH} height={SCENE_HEIGHT - 104} fill={`url(#${id}-land)`} />
      <path
        d={TUFTS}
        fill="none"
        stroke="var(--leaf-deep)"
        strokeWidth={1.1}
        strokeLinecap="round"
        opacity={0.35}
      />
      <path
        d="M890 226C850 234 800 234 760 236C710 239 660 236 634 246C606 256 602 300 608 330C616 354 656 368 716 366C776 364 830 368 890 362Z"
        fill="var(--water)"
        stroke="var(--ink-art)"
        strokeOpacity={0.35}
        strokeWidth={1.5}
      />
      <path d={WAVES} fill="none" stroke="var(--water-2)" strokeWidth={1.6} strokeLinecap="round" />
      <path
        d={ROADS}
        fill="none"
        stroke="var(--ink-art)"
        strokeOpacity={0.28}
        strokeWidth={21}
        strokeLinecap="round"
      />
      <path d={ROADS} fill="none" stroke="var(--path)" strokeWidth={18.5} strokeLinecap="round" />
      <Marks marks={TREES} />
      {([...CHARTERS, null] as const).map((charter) => (
        <Field
          key={charter ?? 'commons'}
          points={charter === null ? COMMONS_CENTRES : PLOT_CENTRES[charter]}
          fill={groundOf(charter)}
        />
      ))}
    </>
  )
})

/** Soft ground round the tiles of a charter. */
function Field({ points, fill }: { readonly points: readonly Point[]; readonly fill: string }) {
  return (
    <>
      {[1.09, 1.08].map((grown) => (
        <g
          key={grown}
          fill={fill}
          {...(grown === 1.09 && { stroke: 'var(--ink-art)', strokeOpacity: 0.3, strokeWidth: 1.2 })}
        >
          {points.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(TILE_SCALE * grown).toFixed(3)})`}
              d={HEX}
            />
          ))}
        </g>
      ))}
    </>
  )
}

const STARS = scattered(46, 5, (random) => d`M${random() * SCENE_WIDTH} ${random() * 72}h.1`)
const TUFTS = scattered(120, 6, (random) => {
  const x = random() * SCENE_WIDTH
  const y = 112 + random() * (SCENE_HEIGHT - 120)
  return d`M${x} ${y}q1-4 0-6M${x + 3} ${y}q2-3 3-4`
})
const WAVES = scattered(20, 8, (random) => d`M${606 + random() * 262} ${252 + random() * 100}q4-3 8 0t8 0`)
const CLOUDS = (
  [
    [130, 50, 1],
    [700, 52, 1.2],
    [420, 58, 0.8],
  ] as const
)
  .map(
    ([x, y, k]) =>
      d`M${x - 24 * k} ${y + 8 * k}q${-3 * k} ${-9 * k} ${6 * k} ${-10 * k}q${3 * k} ${-10 * k} ${14 * k} ${-7 * k}q${9 * k} ${-4 * k} ${13 * k} ${5 * k}q${10 * k} 0 ${9 * k} ${8 * k}q0 ${5 * k} ${-6 * k} ${5 * k}h${-30 * k}q${-6 * k} 0 ${-6 * k} ${-k}Z`,
  )
  .join('')

function scattered(count: number, seed: number, draw: (random: () => number) => string): string {
  const random = seeded(seed)
  let path = ''
  for (let one = 0; one < count; one++) path += draw(random)
  return path
}

/** From the middle of the commons to each charter. */
const MIDDLE: Point = [432, 305]
const ROADS = (
  [
    [MIDDLE, [330, 260], [230, 250], [140, 230]],
    [MIDDLE, [430, 230], [440, 180]],
    [MIDDLE, [560, 250], [600, 200], [690, 170]],
    [MIDDLE, [330, 350], [240, 380], [150, 450]],
    [MIDDLE, [430, 380], [432, 470]],
    [MIDDLE, [560, 370], [640, 400], [740, 470]],
  ] as readonly (readonly Point[])[]
)
  .map(road)
  .join('')

function road(points: readonly Point[]): string {
  const [first = MIDDLE] = points
  let path = d`M${first[0]} ${first[1]}`
  for (let bend = 1; bend < points.length - 1; bend++) {
    const [x, y] = points[bend] ?? first
    const [nx, ny] = points[bend + 1] ?? first
    path += d`Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`
  }
  const [lx, ly] = points.at(-1) ?? first
  return path + d`L${lx} ${ly}`
}

const TREES = (() => {
  const pen = newPen(4)
  const places: readonly (readonly [number, number, number])[] = [
    [20, 330, 1],
    [42, 348, 0.8],
    [250, 345, 0.8],
    [272, 330, 1],
    [22, 470, 1.1],
    [30, 580, 1],
    [96, 345, 0.9],
    [120, 585, 0.9],
    [200, 590, 0.7],
    [318, 592, 0.9],
    [610, 590, 1],
    [640, 560, 0.8],
    [868, 500, 1],
    [600, 470, 0.8],
    [580, 520, 1],
    [292, 152, 0.9],
    [308, 172, 0.7],
    [592, 404, 0.8],
  ]
  for (const [index, [x, y, k]] of places.entries()) {
    if (index % 3 === 0) pine(pen, x, y, k)
    else tree(pen, x, y, k)
  }
  return joined(pen.marks)
})()
