import { circlePath } from '../ink/path.ts'
import { drawn, filled, type Prop } from '../ink/prop.ts'
import { FINE, OUTLINE } from './faces.ts'

export type HairName =
  | 'bald'
  | 'cropped'
  | 'parted'
  | 'fringe'
  | 'swept'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'braids'
  | 'curls'
  | 'coils'
  | 'locks'
  | 'tail'
  | 'ring'

type Hair = { readonly back: (fill: string) => Prop; readonly front: (fill: string) => Prop }

const nothing = (): Prop => []
const solid =
  (path: string, strands = '') =>
  (fill: string): Prop => [
    filled(path, fill, OUTLINE),
    ...(strands === '' ? [] : [drawn(strands, FINE, 0.45)]),
  ]

const CAP = 'M30.5 43C28.5 25 38 16 50 16S71.5 25 69.5 43C68 36 65 31.5 60 30.5H40C35 31.5 32 36 30.5 43Z'
const PARTED = 'M30.5 44C28 25 38 16 50 16S72 25 69.5 44C68 36.5 65 31.5 60.5 29C53 35.5 39 35 30.5 44Z'
const CENTRED = 'M30.5 44C28 25 38 16 50 16S72 25 69.5 44C67 36 58.5 33 50 25.5C41.5 33 33 36 30.5 44Z'
const FRINGE = 'M30 45C27.5 25 38 15.5 50 15.5S72.5 25 70 45C69 40 67.5 37 66 35.5H34C32.5 37 31 40 30 45Z'
const SWEPT =
  'M30.5 43C27 24 40 13 52 15C66 13 73 26 69.5 43C68.5 37 66 33 62 31C54 27 44 37 34 33.5C32 36 31 39 30.5 43Z'

/** A ring of curls along a line. */
function scallops(points: readonly (readonly [number, number])[], r: number): string {
  return points.map(([x, y]) => circlePath(x, y, r)).join('')
}

const CURL_BACK = scallops(
  [
    [29, 34],
    [27, 44],
    [31, 25],
    [38, 17],
    [48, 13],
    [58, 14],
    [66, 20],
    [71, 29],
    [73, 40],
    [71, 49],
    [28, 52],
  ],
  7.2,
)
const CURL_FRONT = scallops(
  [
    [34, 30],
    [41, 25.5],
    [49, 23.5],
    [57, 25],
    [64.5, 29],
  ],
  5.4,
)
const COILS =
  'M25 48C17 40 20 28 27 23C30 12 42 8 50 9C58 8 70 12 73 23C80 28 83 40 75 48C78 54 72 60 68 56L69 44C68 34 60 29.5 50 29.5S32 34 31 44L32 56C28 60 22 54 25 48Z'

export const HAIR: Readonly<Record<HairName, Hair>> = {
  bald: { back: nothing, front: () => [drawn('M40 25.5q4-2.5 8-2.5', 1.6, 0.35)] },
  cropped: { back: nothing, front: solid(CAP, 'M40 22q4-2.5 9-2.5M57 21q4 1.5 6 4') },
  parted: { back: nothing, front: solid(PARTED, 'M60 28q-8 2-14-5M65 33q-1-5-5-8') },
  fringe: { back: nothing, front: solid(FRINGE, 'M42 35q0-7 3-11M51 35q0-8-1-12M59 35q0-7-3-11') },
  swept: { back: nothing, front: solid(SWEPT, 'M38 32q10-4 14-13M62 30q-2-8-8-12') },
  bob: {
    back: solid('M27 47C23 24 36 13.5 50 13.5S77 24 73 47V58Q71 65 63 62H37Q29 65 27 58Z'),
    front: solid(CENTRED, 'M44 30q4-5 5-11M56 30q-4-5-5-11'),
  },
  long: {
    back: solid(
      'M27 46C22 24 36 13 50 13S78 24 73 46C73 62 78 74 76 88H24C22 74 27 62 27 46Z',
      'M30 60q-1 12-1 22M70 60q1 12 1 22',
    ),
    front: solid(CENTRED, 'M43 31q5-5 6-12M57 31q-5-5-6-12'),
  },
  wavy: {
    back: solid(
      'M27 45C21 24 36 12.5 50 12.5S79 24 73 45C77 51 73 56 76 62C78 68 74 72 76 78C72 84 66 80 66 74L65 56H35L34 74C34 80 28 84 24 78C26 72 22 68 24 62C27 56 23 51 27 45Z',
    ),
    front: solid(PARTED, 'M60 28q-9 2-15-6M66 34q-1-6-6-9'),
  },
  bun: {
    back: solid(circlePath(50, 11.5, 8.5), 'M45 10q5-4 10 0'),
    front: solid(CENTRED, 'M44 30q4-5 5-11M56 30q-4-5-5-11M36 34q3-5 6-8'),
  },
  braids: {
    back: solid('M28 46C24 24 36 14 50 14S76 24 72 46L73 60Q69 64 66 60L65 50H35L34 60Q31 64 27 60Z'),
    front: (fill) => [
      ...solid(CENTRED)(fill),
      ...[-1, 1].map((end) =>
        filled(
          [62, 69, 76, 83]
            .map((y, index) => circlePath(50 + end * (22 - index * 0.6), y, 4.6 - index * 0.45))
            .join(''),
          fill,
          1.5,
        ),
      ),
      filled('M25.5 86.5h4.6l-1 6h-3ZM69.9 86.5h4.6l-.6 6h-3Z', 'var(--gold)', 1.2),
    ],
  },
  curls: { back: solid(CURL_BACK), front: solid(CURL_FRONT) },
  coils: { back: nothing, front: solid(COILS, 'M34 24q3-4 7-5M60 19q5 1 7 5M29 36q0-4 2-7M70 30q2 3 1 7') },
  locks: {
    back: solid(
      'M27 44C22 24 36 13 50 13S78 24 73 44L77 74Q74 78 71 74L69 58L67 78Q64 81 62 77L62 50H38L38 77Q36 81 33 78L31 58L29 74Q26 78 23 74Z',
      'M30 52l-2 16M70 52l2 16',
    ),
    front: solid(FRINGE, 'M39 35q1-9 6-16M46 35q0-9 2-17M54 35q0-9-2-17M61 35q-1-9-6-16'),
  },
  tail: {
    back: solid(
      'M66 22C80 18 86 30 82 42C80 50 84 56 80 62C74 60 71 54 72 46C73 38 72 32 66 28Z',
      'M76 28q3 8 1 18',
    ),
    front: solid(SWEPT, 'M40 31q9-4 12-12M61 29q-2-7-7-11'),
  },
  ring: {
    back: nothing,
    front: solid(
      'M30.5 46C27.5 40 27.5 32 32 27C34 30 33.5 36 33 40C32.5 42.5 31.5 44.5 30.5 46ZM69.5 46C72.5 40 72.5 32 68 27C66 30 66.5 36 67 40C67.5 42.5 68.5 44.5 69.5 46Z',
    ),
  },
}
