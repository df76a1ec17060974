import { paint } from '../ink/paint.ts'
import { circlePath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER, OUTLINE } from './faces.ts'

export type ClothesName =
  | 'tunic'
  | 'coat'
  | 'apron'
  | 'robe'
  | 'dress'
  | 'uniform'
  | 'cloak'
  | 'vest'
  | 'overalls'
  | 'scarf'
  | 'ruff'
  | 'jerkin'

const TORSO = 'M9 150V102C9 84 22 77 39 72.5C42 79.5 58 79.5 61 72.5C78 77 91 84 91 102V150Z'

/** From the shoulders down, in one main colour and its shade. */
export function clothes(name: ClothesName, main: string, shade: string): Prop {
  return [
    filled(TORSO, main, OUTLINE),
    shaded('M66 74.5C80 78.5 90 86 90 101H70C72 92 71 83 66 74.5Z', shade, 0.4),
    ...DETAILS[name](main, shade),
  ]
}

const DETAILS: Readonly<Record<ClothesName, (main: string, shade: string) => Prop>> = {
  tunic: (_, shade) => [
    filled('M39 72.5C42 79.5 58 79.5 61 72.5L50 88Z', paint.cream, INNER),
    drawn('M39 72.5L50 88L61 72.5', 2.6, 1, shade),
    drawn('M50 88v13', FINE, 0.5),
  ],
  coat: (_, shade) => [
    filled('M39 72.5C42 79.5 58 79.5 61 72.5L54 101H46Z', paint.cream, INNER),
    filled('M39 72.5L33 79L38 84L35 88L48 101H44L50 90Z', shade, INNER),
    filled('M61 72.5L67 79L62 84L65 88L52 101H56L50 90Z', shade, INNER),
    filled('M45.5 79.5L50 82.5L54.5 79.5L53.5 86L50 84L46.5 86Z', 'var(--red)', FINE),
  ],
  apron: () => [
    ...rod('M36 74L38 84M64 74L62 84', paint.cream, 2.4, 1),
    filled('M33 84Q50 80 67 84L71 102H29Z', paint.cream, INNER),
    drawn('M40 92q10 3.5 20 0', FINE, 0.55),
  ],
  robe: (_, shade) => [
    filled('M35 73Q50 90 65 73L75 80Q50 106 25 80Z', shade, INNER),
    drawn('M50 93v9M30 84q2 8 1 17M70 84q-2 8-1 17', FINE, 0.45),
  ],
  dress: (_, shade) => [
    filled('M36 73.3C40 84 60 84 64 73.3L61 72.5C58 79.5 42 79.5 39 72.5Z', shade, INNER),
    ...[-11, -6.5, -2, 2.5, 7, 11].map((x) =>
      filled(circlePath(50 + x, 82.5 - Math.abs(x) * 0.32, 1.7), paint.cream, 0.9),
    ),
  ],
  uniform: (_, shade) => [
    filled('M38 72.8Q50 83 62 72.8L60 79Q50 86 40 79Z', shade, INNER),
    drawn('M50 84v17', FINE, 0.7),
    ...[87, 93, 99].map((y) => filled(circlePath(46, y, 1.5) + circlePath(54, y, 1.5), paint.gold, 0.9)),
    filled('M13 88q6-8 17-9l-1 4q-9 1-14 7ZM87 88q-6-8-17-9l1 4q9 1 14 7Z', paint.gold, INNER),
  ],
  cloak: (_, shade) => [
    filled('M28 75Q50 90 72 75L78 79Q64 92 60 102H40Q36 92 22 79Z', shade, INNER),
    filled(circlePath(50, 84, 3), paint.gold, FINE),
  ],
  vest: (main, shade) => [
    filled(TORSO, paint.cream, OUTLINE),
    shaded('M70 76C82 80 90 88 90 101H76C77 92 75 83 70 76Z', paint.plasterShade, 0.9),
    filled('M35 73.7L44 102H22Q22 84 28 76.5ZM65 73.7L56 102H78Q78 84 72 76.5Z', main, INNER),
    shaded('M68 75L72 77Q77 86 77 101H70Q71 86 68 75Z', shade, 0.45),
    filled('M45 79L50 82L55 79L54 86L50 83.5L46 86Z', 'var(--red-shade)', FINE),
    drawn('M50 87v14', FINE, 0.5),
  ],
  overalls: (main, shade) => [
    filled(TORSO, paint.cream, OUTLINE),
    shaded('M70 76C82 80 90 88 90 101H76C77 92 75 83 70 76Z', paint.plasterShade, 0.9),
    ...rod('M33 74.5L37 86M67 74.5L63 86', main, 3.4, 1.2),
    filled('M33 85H67L72 102H28Z', main, INNER),
    filled('M43 90h14v8h-14Z', shade, FINE),
    filled(circlePath(37, 87.5, 1.5) + circlePath(63, 87.5, 1.5), paint.gold, 0.9),
  ],
  scarf: (_, shade) => [
    filled('M58 80L70 84L66 102H55Z', shade, INNER),
    filled('M34 70Q50 82 66 70Q71 78 64 82Q50 90 36 82Q29 78 34 70Z', shade, OUTLINE),
    drawn('M40 79q2 3 4 4M50 81v5M58 80q-1 3-3 5M60 92h5', FINE, 0.5),
  ],
  ruff: () => [
    filled('M46 84h8v18h-8Z', paint.gold, INNER),
    drawn('M36 86q-2 8-1 15M64 86q2 8 1 15', FINE, 0.5),
    filled(
      [28, 34, 40, 46, 54, 60, 66, 72]
        .map((x, index) => circlePath(x, 77.5 + (index < 4 ? index : 7 - index) * 1.3, 5))
        .join(''),
      paint.cream,
      INNER,
    ),
    filled('M33 73Q50 85 67 73Q60 80 50 80T33 73Z', paint.plasterShade, FINE),
  ],
  jerkin: (_, shade) => [
    filled('M39 72.5C42 79.5 58 79.5 61 72.5L56 90H44Z', paint.cream, INNER),
    drawn('M44 80l12 4M56 80l-12 4M45 86l10 3', FINE),
    filled('M9 102C9 93 12 87 17 83L27 86L24 102ZM91 102C91 93 88 87 83 83L73 86L76 102Z', shade, INNER),
  ],
}
