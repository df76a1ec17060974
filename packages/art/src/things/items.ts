import { paint } from '../ink/paint.ts'
import { boxPath, circlePath, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'

const LINE = 1.9
const THIN = 1.4
const FINE = 1.2

export function shadow(rx: number, x = 50): Prop {
  return [shaded(ellipsePath(x, 88, rx, 5), paint.ink, 0.15)]
}

/** Items by index number, on a grid of 100. */
export const ITEMS: Readonly<Record<number, Prop>> = {
  // Kite
  259: [
    drawn('M50 62Q42 74 52 80T46 96', 1.8),
    filled('M46 72l-8-4v8ZM46 72l8-4v8Z', paint.gold, FINE),
    filled('M50 84l-8-4v8ZM50 84l8-4v8Z', 'var(--blue)', FINE),
    filled('M50 6L80 32L50 66L20 32Z', paint.cream, LINE),
    filled('M50 6L80 32L50 32Z', 'var(--red)', THIN),
    filled('M20 32H50V66Z', 'var(--red-lit)', THIN),
    drawn('M50 6V66M20 32H80', THIN),
    filled(circlePath(43, 26, 2) + circlePath(57, 26, 2), paint.timber, 0.9),
    drawn('M43 42q7 6 14 0', THIN),
  ],
  // Music box
  260: [
    ...shadow(34),
    ...rod('M78 66L90 66L90 56', paint.gold, 2.6, 1.6),
    filled(circlePath(90, 54, 4), 'var(--red)', THIN),
    filled('M20 34L28 12H76L80 34Z', 'var(--purple)', LINE),
    filled('M26 31L32 16H72L75 31Z', 'var(--purple-lit)', THIN),
    filled(boxPath(20, 50, 60, 36), paint.log, LINE),
    shaded(boxPath(62, 51, 17, 34), paint.logShade, 0.7),
    filled('M20 50L26 40H74L80 50Z', paint.timber, LINE),
    drawn('M50 47V36', THIN),
    filled('M43 40Q50 28 57 40L60 46H40Z', 'var(--red-lit)', THIN),
    filled(circlePath(50, 29, 4), 'var(--skin-2)', THIN),
    drawn('M43 36l-7-5M57 36l7-5', 1.6),
    filled('M50 60l3 6 6.5.8-4.8 4.5 1.3 6.4L50 74.5l-6 3.2 1.3-6.4-4.8-4.5 6.5-.8Z', paint.gold, THIN),
    filled(circlePath(16, 26, 3), paint.ink, 0.9),
    drawn('M19 26V12l8-2', 1.8),
  ],
  // Strongbox
  261: [
    ...shadow(38),
    filled(boxPath(16, 36, 68, 50), paint.ironShade, LINE),
    shaded(boxPath(64, 37, 19, 48), paint.ink, 0.18),
    filled('M16 36Q18 20 30 20H70Q82 20 84 36Z', paint.iron, LINE),
    filled(boxPath(26, 20, 8, 66) + boxPath(66, 20, 8, 66), paint.black, THIN),
    drawn('M30 28h.1M30 44h.1M30 60h.1M30 78h.1M70 28h.1M70 44h.1M70 60h.1M70 78h.1', 3, 1, paint.iron),
    filled(circlePath(50, 58, 14), paint.iron, LINE),
    filled(circlePath(50, 58, 9), paint.stone, THIN),
    drawn('M50 49v18M41 58h18', 2),
    filled(circlePath(50, 58, 3), paint.gold, FINE),
  ],
  // Sundial
  262: [
    ...shadow(34),
    filled('M30 88L36 56H64L70 88Z', paint.stone, LINE),
    shaded('M56 57h7.5L69 87H58Z', paint.stoneShade, 0.9),
    filled('M12 52Q50 68 88 52V58Q50 76 12 58Z', paint.stoneShade, LINE),
    filled(ellipsePath(50, 50, 38, 14), paint.stone, LINE),
    filled(ellipsePath(50, 50, 30, 10.5), paint.cream, THIN),
    drawn('M50 40.5v3M50 60v-3M21 50h4M79 50h-4M30 43l3 1.5M70 43l-3 1.5M30 57l3-1.5M70 57l-3-1.5', 1.6),
    shaded('M50 50L74 55L70 57Z', paint.ink, 0.35),
    filled('M50 52L50 18L68 52Z', paint.gold, THIN),
    shaded('M52 24L66 51H60Z', 'var(--yellow-shade)', 0.4),
  ],
  // Tea set
  263: [
    ...shadow(40),
    drawn('M40 18q-5-6 0-12M50 16q-5-6 0-12', 1.8, 0.5),
    ...rod('M64 42Q84 38 80 56Q76 66 64 66', 'var(--blue)', 4, 1.6),
    filled('M24 52Q8 52 8 36L14 34Q18 44 26 42Z', 'var(--blue)', LINE),
    filled('M22 44Q20 80 34 84H56Q70 80 68 44Z', 'var(--blue)', LINE),
    shaded('M57 46H67Q68 78 56 83H50Q60 66 57 46Z', 'var(--blue-shade)', 0.5),
    filled('M24 44Q30 28 45 28T66 44Q45 50 24 44Z', 'var(--blue-lit)', LINE),
    filled(circlePath(45, 25, 4), paint.gold, THIN),
    filled(circlePath(42, 62, 7), paint.cream, THIN),
    filled('M70 72h22q0 14-11 14T70 72Z', paint.cream, LINE),
    filled(ellipsePath(81, 72, 11, 2.6), paint.log, THIN),
  ],
  // Hand lantern
  264: [
    ...shadow(28),
    drawn('M32 30Q50 -4 68 30', 2.4),
    filled('M36 24H64L70 34H30Z', paint.black, LINE),
    filled('M44 24Q44 14 50 14T56 24Z', paint.black, THIN),
    filled('M32 34H68V78H32Z', paint.lit, LINE, 'lamp'),
    filled('M50 72Q38 64 50 42Q62 64 50 72Z', paint.fire, THIN),
    shaded('M50 71Q44 64 50 54Q56 64 50 71Z', paint.cream),
    ...rod('M32 34V78M68 34V78M50 34V40M50 74V78', paint.black, 2, 1.2),
    filled('M26 78H74V88H26Z', paint.black, LINE),
    drawn('M14 40l-6-3M14 56H7M86 40l6-3M86 56h7', 2.4, 0.9, paint.gold),
  ],
  // Picnic basket
  265: [
    ...shadow(40),
    ...rod('M22 46Q26 10 50 10T78 46', paint.log, 4, 1.7),
    filled('M30 44Q34 30 44 36Q50 24 58 34Q68 30 70 44Z', 'var(--red-lit)', LINE),
    filled(ellipsePath(38, 40, 8, 6), paint.log, THIN),
    filled(circlePath(60, 38, 6.5), 'var(--red)', THIN),
    filled('M12 44H88L80 86H20Z', paint.log, LINE),
    shaded('M70 45H87L79.5 85H66Z', paint.logShade, 0.7),
    drawn('M14 55H86M16 66H84M18 77H82M30 45L33 86M50 45V86M70 45L67 86', THIN, 0.55),
    filled('M44 44H92L86 62Q78 56 72 62Q66 56 60 62Q54 56 48 60Z', paint.cream, LINE),
    drawn('M52 50h34M62 45v14M76 45v14', 2.2, 0.9, 'var(--red)'),
  ],
  // Clockwork mouse
  266: [
    ...shadow(38, 48),
    ...rod('M20 76Q2 76 6 62Q10 54 16 60', 'var(--red-lit)', 2.4, 1.4),
    filled('M16 78Q14 44 48 40Q78 40 90 70Q92 78 84 80H24Q17 82 16 78Z', paint.iron, LINE),
    shaded('M24 79Q60 78 84 64L89 70Q91 77 84 79Z', paint.ironShade, 0.8),
    filled(circlePath(66, 40, 11), paint.iron, LINE),
    filled(circlePath(66, 40, 6), 'var(--red-lit)', THIN),
    filled(circlePath(76, 60, 3), paint.ink, 0.9),
    filled(circlePath(90, 71, 3.4), 'var(--red)', THIN),
    drawn('M40 44Q34 60 42 78M20 66h16', THIN, 0.6),
    filled(circlePath(30, 82, 6) + circlePath(70, 82, 6), paint.gold, LINE),
    filled(circlePath(30, 82, 2) + circlePath(70, 82, 2), paint.cream, FINE),
    ...rod('M40 42L36 26', paint.gold, 3, 1.5),
    filled('M36 26Q20 28 24 16Q32 12 36 22Q38 10 48 13Q52 24 36 26Z', paint.gold, THIN),
  ],
  // Carved mask
  267: [
    ...shadow(28),
    filled('M20 26Q50 4 80 26Q84 56 66 78Q50 92 34 78Q16 56 20 26Z', paint.log, LINE),
    shaded('M66 18Q76 22 79 27Q82 56 65 77L56 84Q74 52 66 18Z', paint.logShade, 0.75),
    filled('M28 38Q38 30 46 40Q38 50 28 38ZM72 38Q62 30 54 40Q62 50 72 38Z', paint.timber, THIN),
    drawn('M26 32Q36 24 46 34M74 32Q64 24 54 34', 2.4, 1, 'var(--red)'),
    filled('M46 42L43 58Q50 64 57 58L54 42Q50 38 46 42Z', paint.log, THIN),
    filled('M36 68Q50 60 64 68Q58 80 50 80T36 68Z', 'var(--red-shade)', LINE),
    filled('M41 67h4v5h-4ZM48 66h4v5h-4ZM55 67h4v5h-4Z', paint.cream, FINE),
    drawn('M26 52l8 3M26 58l8 1M74 52l-8 3M74 58l-8 1', 2.2, 1, 'var(--yellow-lit)'),
    filled('M50 18l3 5-3 5-3-5Z', paint.gold, FINE),
  ],
  // Honey jar
  268: [
    ...shadow(30),
    ...rod('M56 30L80 6', paint.log, 3, 1.5),
    filled('M22 44Q20 34 32 34H68Q80 34 78 44V76Q78 88 66 88H34Q22 88 22 76Z', paint.gold, LINE),
    shaded('M64 36Q78 35 77 44V76Q77 87 66 87H58Q68 64 64 36Z', 'var(--yellow-shade)', 0.4),
    filled('M28 26H72V36H28Z', paint.cream, LINE),
    filled('M34 54H66V74H34Z', paint.cream, THIN),
    filled('M50 57l6 3.5v7L50 71l-6-3.5v-7Z', paint.gold, THIN),
    filled('M60 36V46Q63 52 66 46V36Z', paint.gold, FINE),
    drawn('M29 48v18', 2.6, 0.8, paint.cream),
    filled(ellipsePath(22, 20, 6, 4.2), 'var(--yellow)', THIN),
    drawn('M20 16.5v7M23.5 16.5v7', 1.6),
    filled('M20 16Q14 8 20 6Q26 8 22 16Z', paint.glass, FINE),
  ],
  // Telescope
  269: [
    ...shadow(32),
    ...rod('M50 52L28 90M50 52L50 92M50 52L72 90', paint.log, 3, 1.5),
    filled('M8 62L14 74L42 60L36 48Z', paint.timber, LINE),
    filled('M34 46L42 62L70 48L62 32Z', paint.gold, LINE),
    filled('M58 28L70 50L92 38L80 16Z', paint.gold, LINE),
    shaded('M66 42L70 49L91 37.5L88 32Z', 'var(--yellow-shade)', 0.4),
    filled('M78 14L92 40L96 38L82 12Z', paint.timber, LINE),
    filled(circlePath(50, 54, 6), paint.iron, THIN),
    drawn('M62 30L66 27M42 48l6-3', 2, 0.8, paint.cream),
    filled('M18 22l2 4 4.5.6-3.3 3.1.9 4.5-4.1-2.2-4.1 2.2.9-4.5L11.5 26.6l4.5-.6Z', paint.gold, FINE),
  ],
  // Travel trunk
  270: [
    ...shadow(40),
    drawn('M40 22V14H60V22', 3),
    filled(roundedPath(12, 22, 76, 64, 7), 'var(--green)', LINE),
    shaded('M66 23H80Q87 23 87 30V78Q87 85 80 85H66Z', 'var(--green-shade)', 0.55),
    filled(boxPath(24, 22, 8, 64) + boxPath(68, 22, 8, 64), paint.log, THIN),
    drawn('M12 48H88', THIN),
    filled(roundedPath(42, 42, 16, 14, 3), paint.gold, LINE),
    drawn('M50 48v4', 2.4),
    filled('M36 64L50 60L56 72L42 77Z', paint.cream, THIN),
    filled(circlePath(46, 34, 6), 'var(--red)', THIN),
    filled('M54 28h10v8h-10Z', 'var(--blue-lit)', THIN),
    drawn('M41 68l8-2.5', FINE, 0.8),
  ],
}
