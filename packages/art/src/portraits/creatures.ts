import { PEG } from '../icons/icon-shape.ts'
import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, moved, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER, OUTLINE } from './faces.ts'

const SHADOW = shaded(ellipsePath(50, 91, 32, 5), paint.ink, 0.16)

const CAT: Prop = [
  SHADOW,
  ...rod('M66 86Q90 86 85 64Q82 55 76 61', paint.fire, 6, 1.9),
  filled('M31 91Q27 64 40 55H60Q73 64 69 91Q50 95 31 91Z', paint.fire, OUTLINE),
  shaded('M62 57Q71 66 67.5 90L58 92Q64 74 62 57Z', 'var(--red-shade)', 0.25),
  filled('M41 66Q50 60 59 66Q60 82 50 85Q40 82 41 66Z', paint.cream, FINE),
  drawn('M42 92V80M58 92V80', INNER),
  filled('M25 42V13L39 24Q50 20.5 61 24L75 13V42Q74 61 50 61T25 42Z', paint.fire, OUTLINE),
  shaded('M64 23L73.5 16V42Q72.5 56 58 59.5Q68 46 64 23Z', 'var(--red-shade)', 0.25),
  filled('M29.5 33V22L37 28ZM70.5 33V22L63 28Z', 'var(--red-lit)', FINE),
  shaded('M40 50Q50 44 60 50Q59 59.5 50 59.5T40 50Z', paint.cream),
  filled(ellipsePath(40, 41, 4.4, 5.2) + ellipsePath(60, 41, 4.4, 5.2), 'var(--green-lit)', FINE),
  shaded(ellipsePath(40, 41, 1.6, 4.2) + ellipsePath(60, 41, 1.6, 4.2), paint.ink),
  filled('M47.5 48.5h5L50 51.5Z', 'var(--red)', FINE),
  drawn('M50 51.5v2M45.5 55q3.5 2.2 4.5-1.5q1 3.7 4.5 1.5M50 23.5v7M43.5 24.5l1 6M56.5 24.5l-1 6', INNER),
  drawn('M34 51l-13-2M34 54l-12 2M66 51l13-2M66 54l12 2', 1, 0.7),
]

const GHOST: Prop = [
  SHADOW,
  filled('M27 54Q14 50 14 62Q16 68 28 66ZM73 54Q86 50 86 62Q84 68 72 66Z', paint.cream, OUTLINE),
  filled('M26 86V44C26 22 36 11 50 11S74 22 74 44V86L66 78L58 86L50 78L42 86L34 78Z', paint.cream, OUTLINE),
  shaded('M61 14.5C70 20 73 30 73 44V84L66 77L62 81Q68 44 61 14.5Z', paint.plasterShade, 0.8),
  shaded(ellipsePath(40, 40, 4.6, 6) + ellipsePath(60, 40, 4.6, 6), paint.ink),
  shaded(circlePath(41.5, 37.5, 1.5) + circlePath(61.5, 37.5, 1.5), paint.cream),
  shaded(ellipsePath(34, 50, 4.6, 2.8) + ellipsePath(66, 50, 4.6, 2.8), 'var(--blush)', 0.5),
  filled(ellipsePath(50, 54, 3.6, 4.6), 'var(--red-shade)', INNER),
]

const GOLEM: Prop = [
  SHADOW,
  filled('M33 76H47V92H30ZM53 76H67L70 92H53Z', 'var(--red-lit)', OUTLINE),
  filled(
    'M30 48Q13 52 12 72Q14 83 24 80L31 64ZM70 48Q87 52 88 72Q86 83 76 80L69 64Z',
    'var(--red-lit)',
    OUTLINE,
  ),
  filled('M27 48Q50 38 73 48L68 81H32Z', 'var(--red-lit)', OUTLINE),
  shaded('M60 44Q68 45 72 48.5L67.2 80H58Q63 62 60 44Z', 'var(--red)', 0.7),
  filled('M35 45V25Q37 13 50 13T65 25V45Q50 52 35 45Z', 'var(--red-lit)', OUTLINE),
  shaded('M57 14.5Q64 18 64 26V44L57 47.5Q60 30 57 14.5Z', 'var(--red)', 0.7),
  filled('M39 29h8v4h-8ZM53 29h8v4h-8Z', paint.lit, INNER, 'lamp'),
  drawn('M44 40h12', INNER),
  drawn('M50 62a6 6 0 1 1-6 6a4 4 0 1 1 8 1', 1.8, 0.9, 'var(--red-shade)'),
  drawn('M38 54l5 4-3 5M66 70l-4 3M37 20l4 3', FINE, 0.7),
  filled('M50 13Q49 7 45 5Q43 10 50 13ZM50 13Q51 6 56 4Q58 10 50 13Z', paint.leaf, FINE),
]

const ROBOT: Prop = [
  SHADOW,
  ...rod('M30 60Q16 62 18 76M70 60Q84 58 84 68', paint.ironShade, 4, 1.6),
  filled('M36 82h10v8h-12ZM54 82h10l2 8H54Z', paint.ironShade, INNER),
  filled(roundedPath(29, 52, 42, 32, 5), paint.iron, OUTLINE),
  shaded('M59 53h7q4 0 4 5v21q0 4-4 4h-7Q64 68 59 53Z', paint.ironShade, 0.8),
  filled(circlePath(42, 68, 7), paint.cream, INNER),
  drawn('M42 68l4-4', INNER),
  drawn('M54 64h10M54 69h10M54 74h6', FINE, 0.8),
  drawn('M50 12V20', 2),
  filled(circlePath(50, 10, 3.6), 'var(--red)', FINE),
  filled(roundedPath(26, 20, 48, 30, 6), paint.iron, OUTLINE),
  shaded('M62 21h6q5 0 5 6v16q0 6-5 6h-6Q67 34 62 21Z', paint.ironShade, 0.8),
  filled(circlePath(39, 33, 6) + circlePath(61, 33, 6), paint.lit, INNER, 'lamp'),
  shaded(circlePath(40, 33.5, 2.2) + circlePath(62, 33.5, 2.2), paint.ink),
  drawn('M43 43.5h14', INNER),
  filled(circlePath(18, 78, 4), paint.iron, INNER),
  filled('M70 62L92 56Q96 62 92 70L72 76Z', paint.cream, INNER),
  drawn('M77 65l11-3M77 69l11-3', 1, 0.7),
  filled(circlePath(80, 71, 4), paint.iron, INNER),
]

const SPECTRE: Prop = [
  SHADOW,
  drawn(
    'M20 86q-10-12-1-24q5-8-1-15M80 86q10-12 1-24q-5-8 1-15M40 10q-4-4 1-8M58 8q5-3 1-7',
    2.2,
    0.8,
    paint.spectral,
  ),
  ...moved([shaded(PEG, paint.spectral, 0.9), drawn(PEG, OUTLINE)], { x: 6, y: 7, scale: 3.66 }),
  ...moved(
    [
      shaded(
        'M13 3.6a3 3 0 0 1 1 5c2.5 1.4 3.8 5 4.3 9.5.2 1.4-.4 2.4-1.6 2.6h-3c2-5 2-12-.7-17.1z',
        paint.glass,
        0.9,
      ),
    ],
    {
      x: 6,
      y: 7,
      scale: 3.66,
    },
  ),
  drawn('M44 27q2.2 2 4.4 0M53 27q2.2 2 4.4 0M48 33q2.6 1.8 5.2 0', INNER),
]

/** Minions that are no people, and the spectral worker, by index number. */
export const CREATURE_PICTURES: Readonly<Record<number, Prop>> = {
  227: CAT,
  234: GHOST,
  297: GOLEM,
  309: ROBOT,
  343: SPECTRE,
}
