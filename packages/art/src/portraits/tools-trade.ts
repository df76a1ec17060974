import { paint } from '../ink/paint.ts'
import { boxPath, circlePath, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER } from './faces.ts'

/** What hands hold to trade, write, guard and perform. */
export const TRADE_TOOLS = {
  scroll: [
    filled('M-9-20h18v26h-18Z', paint.cream, INNER),
    drawn('M-5-13h10M-5-8h10M-5-3h6', 1.2, 0.8),
    filled(roundedPath(-12, -24, 24, 6, 3), paint.plaster, INNER),
    filled(roundedPath(-12, 4, 24, 6, 3), paint.plaster, INNER),
    filled(circlePath(6, 7, 3.4), 'var(--red)', FINE),
  ],
  letter: [
    filled('M-15-16h28v20h-28Z', paint.cream, INNER),
    drawn('M-15-16l14 11 14-11', INNER),
    filled(circlePath(-1, -4, 3.6), 'var(--red)', FINE),
  ],
  map: [
    filled('M-16-14l10-3 11 4 10-3v22l-10 3-11-4-10 3Z', paint.plaster, INNER),
    drawn('M-6-17v22M5-13v22', 1, 0.5),
    drawn('M-12 0q5-6 9-2t8-5', 1.5, 1, 'var(--red)'),
    drawn('M7-9l5 5M12-9l-5 5', 2, 1, 'var(--red)'),
  ],
  book: [
    filled('M-15-14Q-7-19 0-13Q7-19 15-14V8Q7 4 0 9Q-7 4-15 8Z', paint.cream, INNER),
    drawn('M0-13V9M-11-8q4-2 8 0M-11-3q4-2 8 0M3-8q4-2 8 0M3-3q4-2 8 0', 1.1, 0.7),
  ],
  ledger: [
    filled(roundedPath(-12, -18, 24, 28, 2), 'var(--green)', INNER),
    filled(boxPath(-12, -18, 5, 28), 'var(--green-shade)', FINE),
    filled(boxPath(-3, -12, 11, 8), paint.cream, FINE),
    drawn('M-1-9h7M-1-7h5', 1, 0.8),
  ],
  album: [
    filled(roundedPath(-14, -16, 28, 24, 2), paint.log, INNER),
    filled(boxPath(-11, -13, 22, 18), paint.cream, FINE),
    filled(
      'M0-4Q-8-14-9-6Q-9 0 0-2Q-6 6-1 4L0-2Q6 6 7 2Q8-1 0-2Q9 0 9-6Q8-14 0-4Z',
      'var(--purple-lit)',
      FINE,
    ),
  ],
  coins: [
    ...[6, 1, -4].map((y) => filled(ellipsePath(-4, y, 9, 4), paint.gold, INNER)),
    filled(circlePath(8, -10, 7), paint.gold, INNER),
    filled('M8-14l2.6 4-2.6 4-2.6-4Z', 'var(--yellow-shade)', 0.9),
  ],
  purse: [
    filled('M-4-10Q-14 0-9 10Q0 14 9 10Q14 0 4-10Z', paint.timber, INNER),
    drawn('M-6-10h12', 2.6, 1, paint.gold),
    filled('M-4-10l-4-7 5 2 3-4 3 4 5-2-4 7Z', paint.timber, INNER),
    filled(circlePath(0, 1, 4), paint.gold, FINE),
  ],
  'purse-empty': [
    filled('M-4 6Q-14-4-9-14Q0-18 9-14Q14-4 4 6Z', paint.log, INNER),
    filled('M-4 6l-3 7 5-2 2 5 2-5 5 2-3-7Z', paint.cream, INNER),
    drawn('M-5-6l3 2M3-9l3 2M-2 18v4M4 18l1 4', 1.3, 0.7),
  ],
  scales: [
    ...rod('M0 12L0-18M-13-14L13-14', paint.gold, 1.8, 1.2),
    filled('M-19-2l6-12 6 12q-6 5-12 0ZM7-2l6-12 6 12q-6 5-12 0Z', paint.gold, INNER),
  ],
  abacus: [
    filled(roundedPath(-13, -18, 26, 28, 2), paint.log, INNER),
    filled(boxPath(-10, -15, 20, 22), paint.plaster, FINE),
    drawn('M-10-10h20M-10-4h20M-10 2h20', 1),
    filled(
      circlePath(-6, -10, 2.4) + circlePath(-1, -10, 2.4) + circlePath(5, -4, 2.4) + circlePath(-6, 2, 2.4),
      'var(--red)',
      0.9,
    ),
  ],
  key: [
    ...rod('M0 12L0-8M0 10L6 10M0 5L5 5', paint.gold, 2.4, 1.3),
    filled(circlePath(0, -14, 7), paint.gold, INNER),
    filled(circlePath(0, -14, 3), paint.cream, FINE),
  ],
  padlock: [
    ...rod('M-6-4v-6a6 6 0 0 1 12 0v6', paint.iron, 2.4, 1.3),
    filled(roundedPath(-11, -5, 22, 17, 3), paint.gold, INNER),
    filled(circlePath(0, 2, 2.2), paint.ink, 0.9),
    drawn('M0 3v4', 1.8),
  ],
  magnifier: [
    ...rod('M0 10L4-2', paint.timber, 3.4),
    filled(circlePath(8, -13, 10.5), paint.gold, INNER),
    filled(circlePath(8, -13, 7.4), paint.glass, FINE),
    drawn('M4-15q1.5-4 5-4', 1.6, 1, paint.cream),
  ],
  perfume: [
    filled('M-9 12V-4Q-9-9-3-9v-4h6v4Q9-9 9-4V12Z', 'var(--purple-lit)', INNER),
    filled(boxPath(-4, -19, 8, 6), paint.gold, FINE),
    ...rod('M4-16L12-17', paint.gold, 1.4, 1),
    filled(circlePath(15, -17, 4.4), 'var(--red-lit)', FINE),
    drawn('M-9-18h.1M-13-14h.1M-14-20h.1', 2.2, 0.8),
  ],
  candle: [
    filled('M-5-8h10v20h-10Z', paint.cream, INNER),
    shaded('M1-7h3.3v18h-3.3Z', paint.plasterShade, 0.8),
    drawn('M0-8v-3', 1.6),
    filled('M0-10q-6-4 0-14q6 10 0 14Z', paint.fire, INNER),
    shaded('M0-11q-2.5-2.5 0-7q2.5 4.5 0 7Z', paint.lit),
  ],
  lantern: [
    drawn('M-6-14q6-8 12 0', 1.8),
    filled('M-8-14h16l3 24h-22Z', paint.iron, INNER),
    filled('M-5.5-9h11l2 15h-15Z', paint.lit, FINE, 'lamp'),
    filled('M0 4q-4.5-3 0-10q4.5 7 0 10Z', paint.fire, FINE),
    drawn('M-11 10h22M-8-14h16', 2.2),
  ],
  bell: [
    filled('M-11 4Q-8-2-8-9Q-7-18 0-18T8-9Q8-2 11 4Z', paint.gold, INNER),
    filled(circlePath(0, 6, 3), paint.gold, FINE),
    filled(circlePath(0, -19, 2.6), paint.gold, FINE),
    drawn('M-5-10q0-4 3-5', 1.6, 0.9, paint.cream),
  ],
  megaphone: [
    filled('M-10-6L12-18V8L-10-2Z', 'var(--red)', INNER),
    filled('M-14-7h5v6h-5Z', paint.timber, FINE),
    filled(ellipsePath(12, -5, 4, 13), paint.cream, INNER),
  ],
  whistle: [
    filled('M-5 16V-24Q-5-30 0-30Q5-30 5-24V16Q0 19-5 16Z', paint.gold, INNER),
    shaded('M1.5-29Q4.4-28 4.4-24V15.5L1.5 16.8Z', 'var(--yellow-shade)', 0.35),
    filled('M-3-24H3V-20H-3Z', paint.timber, FINE),
    filled(circlePath(0, -13, 1.5) + circlePath(0, -8, 1.5) + circlePath(0, 9, 1.5), paint.timber, 0.7),
    filled(circlePath(14, -16, 2.8), paint.ink, 0.8),
    drawn('M16.5-16V-27L22-25', 1.7),
  ],
  baton: [...rod('M-2 10L12-24', paint.cream, 1.6, 1.2), drawn('M16-18q4 4 2 9M-2-24q-5-1-8 3', 1.4, 0.7)],
  lute: [
    ...rod('M6-8L17-25', paint.timber, 3),
    filled('M-10 12Q-18 2-8-7Q2-14 9-7Q14 2 4 10Q-4 16-10 12Z', paint.log, INNER),
    filled(circlePath(-1, 0, 4), paint.timber, FINE),
    drawn('M-7 7L16-24M-5 9L18-22', 0.8, 0.8, paint.cream),
  ],
  notes: [
    filled('M-12-16h22v26h-22Z', paint.cream, INNER),
    drawn('M-8-10h14M-8-6h14M-8-2h14M-8 2h14', 0.8, 0.6),
    filled(circlePath(-4, -1, 2) + circlePath(3, -5, 2), paint.ink, 0.8),
    drawn('M-2.2-1v-8l7-3v7', 1.4),
  ],
  wand: [
    ...rod('M-2 16L4-14', paint.timber, 2.4),
    filled('M5-28l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-3-5.3 3 1.2-5.9-4.4-4.1 6-.7Z', paint.gold, INNER),
  ],
  staff: [...rod('M0 24L0-26', paint.log, 3), filled(circlePath(0, -27, 4), paint.gold, INNER)],
  spear: [...rod('M0 26L0-22', paint.log, 2.6), filled('M0-36l5 10-5 6-5-6Z', paint.iron, INNER)],
  crystal: [
    filled('M-10 12h20l-3-6h-14Z', paint.timber, INNER),
    filled(circlePath(0, -6, 12), 'var(--blue-lit)', INNER),
    drawn('M-6-8q1-6 7-7', 2, 1, paint.cream),
    drawn('M-2 0q4-2 3-6q4 2 2 6', 1.2, 0.8, paint.cream),
  ],
  seal: [
    filled('M-4-20h8q3 6-1 12h-6q-4-6-1-12Z', paint.timber, INNER),
    filled('M-8-8h16v5h-16Z', paint.gold, INNER),
    filled('M-11 4q-2-6 11-6t11 6q-2 6-11 6t-11-6Z', 'var(--red)', INNER),
  ],
  mirror: [
    ...rod('M0 14L0 2', paint.gold, 3),
    filled(ellipsePath(0, -9, 10, 13), paint.gold, INNER),
    filled(ellipsePath(0, -9, 7, 10), paint.glass, FINE),
    drawn('M-3-14l5-3M-4-8l9-6', 1.5, 1, paint.cream),
  ],
  packet: [
    filled('M-14-12h27v20h-27Z', paint.log, INNER),
    drawn('M-1-12v20M-14-2h27', 1.8, 1, paint.plaster),
    filled('M-1-2l-5-5q-3 4 5 5ZM-1-2l5-5q3 4-5 5Z', paint.plaster, FINE),
  ],
  case: [
    drawn('M-5-10v-4h10v4', 2.4),
    filled(roundedPath(-14, -10, 28, 20, 3), paint.timber, INNER),
    drawn('M-14-2h28', FINE, 0.7),
    filled(boxPath(-2.5, -4, 5, 5), paint.gold, FINE),
  ],
  dice: [
    filled('M-10-8l12-4 8 8-2 12-12 4-8-8Z', paint.cream, INNER),
    drawn('M-10-8l8 8 12-4M-2 0l-2 12', INNER),
    filled(
      circlePath(0, -6, 1.6) + circlePath(-7, 1, 1.4) + circlePath(-5, 6, 1.4) + circlePath(4, 4, 1.6),
      paint.ink,
      0,
    ),
  ],
  dumbbell: [
    ...rod('M-12 0L12-6', paint.iron, 3),
    filled(circlePath(-14, 1, 8) + circlePath(14, -7, 8), 'var(--black)', INNER),
    drawn('M-18-2q2-3 5-3M10-10q2-3 5-3', 1.6, 0.8, 'var(--black-lit)'),
  ],
  towel: [
    filled('M-11-16h22v24q-11 4-22 0Z', paint.cream, INNER),
    drawn('M-11 0q11 4 22 0M-11 4q11 4 22 0', 2, 1, 'var(--blue-lit)'),
  ],
} as const satisfies Readonly<Record<string, Prop>>
