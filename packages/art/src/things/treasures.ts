import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { shadow } from './items.ts'

const LINE = 1.9
const THIN = 1.4
const FINE = 1.2

const GAUNTLET: Prop = [
  ...shadow(28),
  filled('M34 88L26 58Q50 48 74 58L66 88Q50 94 34 88Z', paint.iron, LINE),
  shaded('M60 54Q68 55 73 58.5L65.5 87L57 90Q64 70 60 54Z', paint.ironShade, 0.85),
  filled('M28 60Q50 50 72 60L70 67Q50 58 30 67Z', paint.gold, THIN),
  filled(
    'M32 56Q26 44 26 32Q26 24 33 26L38 44L37 14Q40 8 45 13L48 40L50 10Q54 5 58 11L58 40L62 18Q66 13 69 19L67 46Q68 54 66 58Q50 50 32 56Z',
    paint.iron,
    LINE,
  ),
  drawn('M38 34l9-1M49 30l9-1M59 33l7 1M40 22h6M50 20h7M61 26l6 1M28 38l7-3', THIN, 0.8),
  filled('M50 70l6 6-6 8-6-8Z', 'var(--red)', THIN),
]

const TOME: Prop = [
  ...shadow(34),
  filled('M22 82Q22 90 30 90H78V82Z', paint.cream, LINE),
  drawn('M28 85.5h48', FINE, 0.6),
  filled(roundedPath(22, 10, 58, 72, 4), 'var(--purple)', LINE),
  shaded('M64 11H76Q79.5 11 79.5 15V78Q79.5 81.5 76 81.5H64Z', 'var(--purple-shade)', 0.6),
  filled('M22 14Q22 10 26 10H32V82H26Q22 82 22 86Z', 'var(--purple-shade)', THIN),
  filled('M38 16H48L38 26ZM74 16V26L64 16ZM74 76H64L74 66ZM38 76V66L48 76Z', paint.gold, THIN),
  filled(circlePath(56, 46, 12), paint.gold, LINE),
  filled('M46 46Q56 36 66 46Q56 56 46 46Z', paint.cream, THIN),
  filled(circlePath(56, 46, 3.6), paint.timber, FINE),
  filled('M78 40h8v12h-8Z', paint.gold, THIN),
  filled('M44 82v12l4-4 4 4V82Z', 'var(--red)', THIN),
]

const AMULET: Prop = [
  ...rod('M22 8Q20 44 50 48T78 8', paint.gold, 2.6, 1.5),
  drawn('M24 20l5 2M27 30l5-1M34 40l3-4M76 20l-5 2M73 30l-5-1M66 40l-3-4', THIN, 0.7),
  filled(circlePath(50, 66, 24), paint.gold, LINE),
  shaded('M58 44Q74 50 73 66T56 89Q68 68 58 44Z', 'var(--yellow-shade)', 0.4),
  filled(circlePath(50, 66, 17), 'var(--blue-shade)', LINE),
  filled('M50 52L62 62L58 76H42L38 62Z', 'var(--blue-lit)', THIN),
  drawn('M50 52V62M38 62L50 62L62 62M50 62L42 76M50 62L58 76', FINE, 0.8),
  drawn('M43 58l4-3', 2, 1, paint.cream),
  filled(circlePath(50, 42, 4), paint.gold, THIN),
]

const SCROLL: Prop = [
  ...shadow(32),
  filled('M26 18H74V80H26Z', paint.cream, LINE),
  shaded('M62 19H73V79H62Z', paint.plasterShade, 0.8),
  drawn('M34 32h26M34 40h32M34 48h20', THIN, 0.7),
  filled('M50 54l8 6v10H42V60Z', 'var(--red-lit)', THIN),
  filled(roundedPath(16, 10, 68, 12, 6), paint.plaster, LINE),
  filled(roundedPath(16, 76, 68, 12, 6), paint.plaster, LINE),
  filled(
    roundedPath(9, 12, 8, 8, 3) +
      roundedPath(83, 12, 8, 8, 3) +
      roundedPath(9, 78, 8, 8, 3) +
      roundedPath(83, 78, 8, 8, 3),
    paint.timber,
    THIN,
  ),
  filled('M66 64L60 82L66 79L70 84L74 66Z', 'var(--red)', THIN),
  filled(circlePath(70, 62, 8), 'var(--red)', LINE),
  filled(circlePath(70, 62, 4), 'var(--red-lit)', FINE),
]

const CHALICE: Prop = [
  ...shadow(24),
  filled('M42 60H58L60 80H40Z', paint.gold, LINE),
  filled('M28 88Q30 78 50 78T72 88Q50 93 28 88Z', paint.gold, LINE),
  filled('M22 16H78Q80 52 56 62H44Q20 52 22 16Z', paint.gold, LINE),
  shaded('M62 17H77Q78 50 56 61H50Q66 46 62 17Z', 'var(--yellow-shade)', 0.42),
  filled(ellipsePath(50, 17, 28, 6.5), 'var(--purple-shade)', LINE),
  drawn('M30 26q1 14 9 24', 2.6, 0.8, paint.cream),
  filled(circlePath(50, 40, 6), 'var(--red)', THIN),
  filled(circlePath(34, 36, 3.6) + circlePath(66, 36, 3.6), 'var(--green-lit)', FINE),
  filled(circlePath(50, 66, 6), paint.gold, THIN),
  drawn('M14 12l-5-4M12 24H5M86 12l5-4M88 24h7', 2.2, 0.9, paint.gold),
]

/** Treasures by index number; there are five kinds. */
export const TREASURES: Readonly<Record<number, Prop>> = {
  236: GAUNTLET,
  237: GAUNTLET,
  238: TOME,
  239: TOME,
  240: TOME,
  241: AMULET,
  242: AMULET,
  243: AMULET,
  244: AMULET,
  245: SCROLL,
  246: SCROLL,
  247: SCROLL,
  248: SCROLL,
  249: SCROLL,
  250: CHALICE,
}
