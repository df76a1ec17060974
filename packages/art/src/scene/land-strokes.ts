import { CHARTERS } from '@charterstone/engine'
import { pine, tree } from '../buildings/plants.ts'
import { groundOf } from '../ink/charter-look.ts'
import { HEX } from '../ink/hex.ts'
import { joined } from '../ink/mark.ts'
import { boxPath, d, type Point } from '../ink/path.ts'
import { newPen } from '../ink/pen.ts'
import { inkedGroup, writtenGroup, writtenPath } from '../ink/written-marks.ts'
import { COMMONS_CENTRES, PLOT_CENTRES, SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE } from './layout.ts'
import { scattered } from './scattered.ts'

/** Everything between the sky and the tiles: hills, meadow, bay, roads, trees, charter fields. `id` is that of its gradient. */
export function landStrokes(id: string): string {
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--meadow-2)"/><stop offset=".25" stop-color="var(--meadow)"/><stop offset="1" stop-color="var(--meadow-2)"/></linearGradient>`,
    writtenPath(
      `M-${BEYOND} 86Q-300 52 0 82Q80 54 170 76T360 68T560 78T740 64T890 80T${SCENE_WIDTH + BEYOND} 76V120H-${BEYOND}Z`,
      {
        fill: 'var(--hill)',
        opacity: 0.75,
      },
    ),
    writtenPath(
      `M-${BEYOND} 84Q-300 104 0 92Q110 70 230 88T470 82T700 92T890 84T${SCENE_WIDTH + BEYOND} 92V140H-${BEYOND}Z`,
      { fill: 'var(--meadow-2)' },
    ),
    writtenPath(boxPath(-BEYOND, MEADOW_TOP, SCENE_WIDTH + 2 * BEYOND, SCENE_HEIGHT - MEADOW_TOP), {
      fill: `url(#${id})`,
    }),
    writtenPath(TUFTS, { ...LINE, stroke: 'var(--leaf-deep)', 'stroke-width': 1.1, opacity: 0.35 }),
    writtenPath(BAY, {
      fill: 'var(--water)',
      stroke: 'var(--ink-art)',
      'stroke-opacity': 0.35,
      'stroke-width': 1.5,
    }),
    writtenPath(WAVES, { ...LINE, stroke: 'var(--water-2)', 'stroke-width': 1.6 }),
    writtenPath(ROADS, { ...LINE, stroke: 'var(--ink-art)', 'stroke-opacity': 0.28, 'stroke-width': 21 }),
    writtenPath(ROADS, { ...LINE, stroke: 'var(--path)', 'stroke-width': 18.5 }),
    inkedGroup(TREES),
    ...([...CHARTERS, null] as const).map((charter) =>
      field(charter === null ? COMMONS_CENTRES : PLOT_CENTRES[charter], groundOf(charter)),
    ),
  ].join('')
}

const MEADOW_TOP = 104
/** The land goes on left and right of the scene, for pictures that are broader. */
const BEYOND = 600
const LINE = { fill: 'none', 'stroke-linecap': 'round' } as const
const BAY = `M${SCENE_WIDTH + BEYOND} 226H890C850 234 800 234 760 236C710 239 660 236 634 246C606 256 602 300 608 330C616 354 656 368 716 366C776 364 830 368 890 362H${SCENE_WIDTH + BEYOND}Z`

/** Soft ground round the tiles of a charter. */
function field(points: readonly Point[], fill: string): string {
  return [1.09, 1.08]
    .map((grown) =>
      writtenGroup(
        grown === 1.09
          ? { fill, stroke: 'var(--ink-art)', 'stroke-opacity': 0.3, 'stroke-width': 1.2 }
          : { fill },
        points
          .map(([x, y]) =>
            writtenPath(HEX, {
              transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(TILE_SCALE * grown).toFixed(3)})`,
            }),
          )
          .join(''),
      ),
    )
    .join('')
}

const TUFTS = scattered(120, 6, (random) => {
  const x = random() * SCENE_WIDTH
  const y = 112 + random() * (SCENE_HEIGHT - 120)
  return d`M${x} ${y}q1-4 0-6M${x + 3} ${y}q2-3 3-4`
})
const WAVES = scattered(20, 8, (random) => d`M${606 + random() * 262} ${252 + random() * 100}q4-3 8 0t8 0`)
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
