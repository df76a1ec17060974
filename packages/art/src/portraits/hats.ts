import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER, OUTLINE } from './faces.ts'
import { HEADCLOTHS, type HeadclothName } from './headcloths.ts'

/** Behind the head and before it, in one colour and its shade. */
export type Hat = {
  readonly back?: (main: string, shade: string) => Prop
  readonly front: (main: string, shade: string) => Prop
  /** True when hair in front would show where the hat sits. */
  readonly hidesHair: boolean
}

const FELT_HATS = {
  straw: {
    hidesHair: true,
    front: (main) => [
      filled(ellipsePath(50, 30.5, 32, 7.6), paint.yellowLit, OUTLINE),
      filled('M33.5 30C33.5 14 40 9.5 50 9.5S66.5 14 66.5 30Q50 35 33.5 30Z', paint.yellowLit, OUTLINE),
      shaded('M57 10.5C64 13 66 19 65.8 30L59 32Q60 19 57 10.5Z', paint.yellow, 0.7),
      filled('M33.6 24.5Q50 30 66.4 24.5V30.3Q50 35.5 33.6 30.3Z', main, INNER),
      drawn('M40 14l3 9M48 12l1 11M56 13l-2 10M24 30.5q6 3 10 3.5M66 34q6-1 10-3.5', 1, 0.45),
    ],
  },
  miner: {
    hidesHair: true,
    front: (main) => [
      filled('M29 33C28 14 38 8 50 8S72 14 71 33Z', main, OUTLINE),
      shaded('M58 9.5C68 13 70.5 21 70 32H62Q63 18 58 9.5Z', paint.ink, 0.2),
      filled('M25.5 33.5Q50 25.5 74.5 33.5Q74 38.5 50 35.5Q26 38.5 25.5 33.5Z', main, INNER),
      filled(circlePath(50, 19.5, 7.4), paint.iron, INNER),
      filled(circlePath(50, 19.5, 4.8), paint.lit, FINE, 'lamp'),
      drawn('M50 4.5V1M42 6.5l-2-3M58 6.5l2-3', 1.6, 0.8, paint.gold),
    ],
  },
  'top-hat': {
    hidesHair: true,
    front: (main, shade) => [
      filled('M35.5 30L33 3.5Q50-.5 67 3.5L64.5 30Z', main, OUTLINE),
      shaded('M58 1.8L66 4L63.5 29L57 30.5Z', shade, 0.7),
      filled('M35 23.5Q50 27.5 65 23.5L64.5 30Q50 33.5 35.5 30Z', 'var(--red)', INNER),
      filled('M21 28Q50 38 79 28Q82 33 70 35Q50 39 30 35Q18 33 21 28Z', main, OUTLINE),
    ],
  },
  bowler: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M32 30C31 12 40 7 50 7S69 12 68 30Z', main, OUTLINE),
      shaded('M58 8.5C66 12 68 20 67 30H61Q62 17 58 8.5Z', shade, 0.7),
      filled('M32 24.5Q50 29 68 24.5L68 30Q50 34 32 30Z', shade, INNER),
      filled('M24 29.5Q50 37 76 29.5Q78 34 68 35.5Q50 38.5 32 35.5Q22 34 24 29.5Z', main, OUTLINE),
    ],
  },
  fedora: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M33 30C33 18 36 11 42 9Q50 14 58 9C64 11 67 18 67 30Z', main, OUTLINE),
      filled('M33 23.5Q50 28.5 67 23.5V30Q50 35 33 30Z', shade, INNER),
      filled('M18 32Q34 25 50 29.5Q66 25 82 32Q70 39.5 50 36.5Q30 39.5 18 32Z', main, OUTLINE),
    ],
  },
  beret: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M26 31C20 15 38 8 54 8.5C72 9.5 80 20 72 30C58 35.5 40 35 26 31Z', main, OUTLINE),
      shaded('M62 10C74 13 78 22 71.5 29.5L62 32Q68 20 62 10Z', shade, 0.55),
      drawn('M54 8.5q1-4 4-5', 2.4),
    ],
  },
  'flat-cap': {
    hidesHair: true,
    front: (main, shade) => [
      filled('M28 31C26 17 38 10.5 50 10.5S74 16 72 30C60 34 40 35 28 31Z', main, OUTLINE),
      shaded('M60 11.5C70 14.5 73.5 21 71.5 29.5L63 31.5Q65 20 60 11.5Z', shade, 0.55),
      filled('M27 32Q44 27 60 33Q46 40 30 37.5Z', shade, INNER),
      drawn('M50 10.5q-4 9-3 20M58 12q4 8 4 18', 1, 0.45),
    ],
  },
  feather: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M66 28C74 18 84 16 88 6C78 6 68 14 63 26Z', paint.cream, INNER),
      drawn('M66 25q8-9 16-14', 1, 0.6),
      filled('M31 31C33 14 42 9 52 9S69 17 69 31Q50 36.5 31 31Z', main, OUTLINE),
      filled('M31.5 25.5Q50 31 69 25.5V31Q50 36.5 31 31Z', shade, INNER),
      filled('M20 34Q46 22 80 30Q56 41 20 34Z', main, OUTLINE),
    ],
  },
  'wide-brim': {
    hidesHair: true,
    front: (main, shade) => [
      filled('M36 26C36 13 42 9 50 9S64 13 64 26Z', main, OUTLINE),
      filled('M36 20.5Q50 25 64 20.5V27H36Z', shade, INNER),
      filled('M14 32Q30 19 50 24.5Q70 19 86 32Q70 41 50 35Q30 41 14 32Z', main, OUTLINE),
      filled('M62 24q10-10 17-6q-3 9-16 10Z', paint.cream, INNER),
    ],
  },
  tricorn: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M33 29C33 15 40 10 50 10S67 15 67 29Z', shade, OUTLINE),
      filled('M18 25Q30 30 50 17Q70 30 82 25Q76 38 50 37T18 25Z', main, OUTLINE),
      drawn('M20 26.5Q32 31 50 19Q68 31 80 26.5', 1.8, 1, paint.gold),
    ],
  },
  fez: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M35 30L38 8Q50 4.5 62 8L65 30Q50 35 35 30Z', main, OUTLINE),
      shaded('M56 6.3L61.5 8L64 29L58 31Z', shade, 0.6),
      drawn('M50 6.5Q66 4 70 12V20', 1.4),
      filled('M67.5 20h5l1.5 9h-8Z', paint.gold, FINE),
    ],
  },
  wizard: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M31 31Q42 14 44-3Q58 4 60 2Q56 12 69 31Q50 37 31 31Z', main, OUTLINE),
      shaded('M58 4Q56 13 68 30.5L60 33Q58 16 52 1Z', shade, 0.6),
      filled('M45 14l1.6 3.3 3.7.4-2.8 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.8-2.5 3.7-.4Z', paint.gold, FINE),
      filled('M18 33Q50 22 82 33Q70 41 50 38.5T18 33Z', main, OUTLINE),
    ],
  },
  'hard-hat': {
    hidesHair: true,
    front: (main) => [
      filled('M30 32C29 14 38 8 50 8S71 14 70 32Z', main, OUTLINE),
      shaded('M58 9.5C67 13 69.5 21 69 31H62Q63 18 58 9.5Z', paint.ink, 0.18),
      drawn('M43 9Q40 18 41 31M57 9Q60 18 59 31', INNER, 0.7),
      filled('M26 33Q50 26 76 32Q76 37.5 50 35.5Q27 38 26 33Z', main, OUTLINE),
    ],
  },
  plume: {
    hidesHair: true,
    front: (main) => [
      filled('M50 9C46-2 60-6 74 2C66 4 60 8 56 12Z', main, INNER),
      filled('M29 36C27 15 38 8 50 8S73 15 71 36L64 38V32H36V38Z', paint.iron, OUTLINE),
      shaded('M58 9.5C69 14 71 24 70 35.5L64 37V31Q64 18 58 9.5Z', paint.ironShade, 0.9),
      filled('M47 26h6v22l-3 4-3-4Z', paint.iron, INNER),
      filled('M29.5 29Q50 23 70.5 29V33.5Q50 28 29.5 33.5Z', paint.gold, INNER),
    ],
  },
  fur: {
    hidesHair: true,
    front: (main) => [
      filled('M68 26C80 26 86 38 82 54C78 58 74 52 75 46C75 40 72 36 68 36Z', paint.timber, INNER),
      drawn('M79 38l-5 2M81 46l-5 1', 1.6, 0.8),
      filled('M30 30C29 14 38 9 50 9S71 14 70 30Z', main, OUTLINE),
      filled(
        'M26 36l3-9 4 3 4-4 4 3 5-4 4 3 5-3 4 4 4-3 4 4 4-3 3 9-4 2-4-2-4 2-4-2-5 2-4-2-5 2-4-2-5 2-4-2-5 2Z',
        paint.timber,
        INNER,
      ),
    ],
  },
  sailor: {
    hidesHair: true,
    front: (main) => [
      filled('M26 24C24 12 38 8 50 8S76 12 74 24Q50 30 26 24Z', paint.cream, OUTLINE),
      filled('M30 23Q50 29 70 23L69.5 32.5Q50 37 30.5 32.5Z', main, OUTLINE),
      drawn('M34 28.5Q50 33 66 28.5', 1.4, 1, paint.gold),
    ],
  },
  chef: {
    hidesHair: true,
    front: () => [
      filled('M33 24C20 24 19 6 34 8C37-3 63-3 66 8C81 6 80 24 67 24Z', paint.cream, OUTLINE),
      drawn('M42 22v-7M50 23v-8M58 22v-7', FINE, 0.5),
      filled('M33 22Q50 27 67 22L67 32Q50 37 33 32Z', paint.cream, OUTLINE),
    ],
  },
  winged: {
    hidesHair: true,
    front: (main, shade) => [
      filled(
        'M29 26C18 24 14 14 18 6C22 12 30 14 34 20ZM71 26C82 24 86 14 82 6C78 12 70 14 66 20Z',
        paint.cream,
        INNER,
      ),
      drawn('M21 12q6 5 11 8M79 12q-6 5-11 8', 1, 0.5),
      filled('M30 32C29 16 38 11 50 11S71 16 70 32Q50 27 30 32Z', main, OUTLINE),
      filled('M29 34Q50 26 71 34L70 37Q50 30 30 37Z', shade, INNER),
    ],
  },
  bells: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M50 31C40 8 24 6 16 20C24 18 30 24 31 33Q40 36 50 34Z', main, OUTLINE),
      filled('M50 31C60 8 76 6 84 20C76 18 70 24 69 33Q60 36 50 34Z', shade, OUTLINE),
      filled('M50 33C42 20 44 8 50 0C56 8 58 20 50 33Z', paint.gold, INNER),
      filled(circlePath(16, 21.5, 3) + circlePath(84, 21.5, 3), paint.gold, FINE),
      filled('M30 31Q50 38 70 31V36Q50 42 30 36Z', paint.gold, INNER),
    ],
  },
  crown: {
    hidesHair: false,
    front: () => [
      filled('M31 29L28 8L40 18L50 4L60 18L72 8L69 29Q50 34 31 29Z', paint.gold, OUTLINE),
      shaded('M61 18L71 9.5L68.3 28.5L60 30.5Z', 'var(--yellow-shade)', 0.35),
      filled(circlePath(50, 24.5, 2.8), 'var(--red)', FINE),
      filled(circlePath(39, 23.5, 2) + circlePath(61, 23.5, 2), 'var(--blue)', FINE),
    ],
  },
  goggles: {
    hidesHair: false,
    front: () => [
      ...rod('M30.5 30Q50 24 69.5 30', paint.timber, 3, 1.3),
      filled(circlePath(42, 26, 6.6) + circlePath(58, 26, 6.6), paint.gold, INNER),
      filled(circlePath(42, 26, 4.3) + circlePath(58, 26, 4.3), paint.glass, FINE),
    ],
  },
  wreath: {
    hidesHair: false,
    front: () => [
      ...[
        [31, 35, -60],
        [35, 27, -35],
        [42, 21.5, -15],
        [58, 21.5, 15],
        [65, 27, 35],
        [69, 35, 60],
      ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn)),
      filled(
        circlePath(50, 18, 3.2) +
          circlePath(46, 21.5, 3.2) +
          circlePath(54, 21.5, 3.2) +
          circlePath(50, 24.5, 3.2),
        'var(--purple)',
        FINE,
      ),
    ],
  },
  blossoms: {
    hidesHair: false,
    front: (main) => [
      ...[
        [34, 28, 'var(--red-lit)'],
        [42, 22.5, 'var(--yellow-lit)'],
        [50, 20.5, main],
        [58, 22.5, 'var(--yellow-lit)'],
        [66, 28, 'var(--red-lit)'],
      ].flatMap(([x, y, fill]) => blossom(Number(x), Number(y), String(fill))),
    ],
  },
} as const satisfies Readonly<Record<string, Hat>>

export type HatName = keyof typeof FELT_HATS | HeadclothName
export const HATS: Readonly<Record<HatName, Hat>> = { ...FELT_HATS, ...HEADCLOTHS }

function leaf(x: number, y: number, turn: number) {
  const angle = (turn * Math.PI) / 180
  const dx = Math.sin(angle) * 8
  const dy = -Math.cos(angle) * 8
  return filled(
    `M${x - dx} ${y - dy}Q${x - dy * 0.6} ${y + dx * 0.6} ${x + dx} ${y + dy}Q${x + dy * 0.6} ${y - dx * 0.6} ${x - dx} ${y - dy}Z`,
    paint.leaf,
    FINE,
  )
}

function blossom(x: number, y: number, fill: string): Prop {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      return circlePath(x + Math.sin(angle) * 3, y - Math.cos(angle) * 3, 2.6)
    })
    .join('')
  return [filled(petals, fill, FINE), filled(circlePath(x, y, 1.8), paint.gold, 0.9)]
}
