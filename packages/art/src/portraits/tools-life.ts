import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER } from './faces.ts'

/** Food, plants and creatures; creatures sit on the shoulder or the arm. */
export const LIVING_TOOLS = {
  pumpkin: [
    filled(
      'M0-14C-6-18-16-15-16-3C-16 7-9 11-5 10Q0 12 5 10C9 11 16 7 16-3C16-15 6-18 0-14Z',
      'var(--purple)',
      INNER,
    ),
    drawn('M0-14C-6-8-6 6-3 10M0-14C6-8 6 6 3 10', 1.2, 0.7),
    drawn('M-11-5q0-5 3-7', 2, 0.9, 'var(--purple-lit)'),
    drawn('M0-14q0-5 4-7', 3, 1, paint.leafDeep),
  ],
  cat: [
    ...rod('M10 12Q18 8 16-2', paint.fire, 4.4, 1.3),
    filled('M-10 14Q-12 0-4-2H6Q13 2 12 14Z', paint.fire, INNER),
    filled('M-12-4V-20L-5-14.5Q0-16 5-14.5L12-20V-4Q10 4 0 4T-12-4Z', paint.fire, INNER),
    shaded('M-4-1Q0-5 4-1Q3 3.3 0 3.3T-4-1Z', paint.cream),
    shaded(ellipsePath(-4.6, -7, 1.5, 2) + ellipsePath(4.6, -7, 1.5, 2), paint.ink),
    drawn('M0-2.5v1.5M-2.5 .4q1.8 1.2 2.5-1.4q.7 2.6 2.5 1.4M-8-16v4M8-16v4M0-14v4', 1.1),
  ],
  bird: [
    filled('M-12 4Q-8-14 4-12Q12-12 12-4Q10 8-4 8L-16 12Z', 'var(--blue)', INNER),
    filled('M-4 0Q4-4 8 2Q0 8-4 0Z', 'var(--blue-shade)', FINE),
    filled('M12-7l7 2-7 3Z', paint.gold, FINE),
    shaded(circlePath(6, -7, 1.6), paint.ink),
  ],
  golem: [
    filled('M-9 14V2h-4v-7h5v-4Q-8-18 0-18T8-9v4h5v7h-4v12h-6v-6h-6v6Z', 'var(--red-lit)', INNER),
    drawn('M-4-10h.1M4-10h.1', 2.6),
    drawn('M-2-5h4M-3 2h6', 1.3, 0.7),
  ],
  ghost: [
    filled('M-11 12V-6Q-10-20 0-20T11-6V12L6 8 2 12-2 8-6 12Z', paint.cream, INNER),
    shaded(circlePath(-4, -7, 1.8) + circlePath(4, -7, 1.8) + ellipsePath(0, -1, 1.6, 2.2), paint.ink),
  ],
  robot: [
    drawn('M0-16v-5', 1.8),
    filled(circlePath(0, -22, 2.2), 'var(--red)', FINE),
    filled('M-11-16h22v14h-22Z', paint.iron, INNER),
    filled('M-8 0h16v12h-16Z', paint.iron, INNER),
    filled(circlePath(-4.5, -9, 2.4) + circlePath(4.5, -9, 2.4), paint.lit, FINE),
    drawn('M-4-4h8M-4 6h8', 1.3),
  ],
  butler: [
    filled('M-14 6h28v3h-28Z', paint.iron, INNER),
    filled('M-11 6Q-11-8 0-8T11 6Z', paint.iron, INNER),
    filled(circlePath(0, -10, 2.4), paint.iron, FINE),
    drawn('M-6 0q1-4 5-5', 1.8, 0.9, paint.cream),
  ],
  herbs: [
    ...rod('M-3 14L-6-6M0 14L0-12M3 14L7-6', paint.leafDeep, 1, 1),
    filled(
      'M-6-6q-8-2-8-9q8 1 8 9ZM-5 0q-8 0-10-6q8-1 10 6ZM0-12q-5-5 0-13q5 8 0 13ZM7-6q8-2 8-9q-8 1-8 9ZM5 0q8 0 10-6q-8-1-10 6Z',
      paint.leaf,
      FINE,
    ),
    drawn('M-5 8h10', 3, 1, 'var(--red)'),
  ],
  grapes: [
    drawn('M0-14q2-5 7-6', 2.4, 1, paint.leafDeep),
    filled('M0-14q-10-6-14 1q6 6 14-1Z', paint.leaf, FINE),
    filled(
      [
        [-7, -8],
        [0, -9],
        [7, -8],
        [-4, -2],
        [4, -2],
        [0, 4],
      ]
        .map(([x = 0, y = 0]) => circlePath(x, y, 4.2))
        .join(''),
      'var(--purple)',
      INNER,
    ),
  ],
  fork: [
    ...rod('M0 26L0-10', paint.log, 2.8),
    ...rod('M-8-26v10q0 6 8 6t8-6v-10M0-10v-16', paint.iron, 2, 1.2),
  ],
  mug: [
    ...rod('M10-6q10-1 8 7q-2 5-8 5', paint.log, 2.6, 1.3),
    filled('M-11-10h21l-1.5 22h-18Z', paint.log, INNER),
    drawn('M-10-2h19M-9.5 6h18', INNER, 0.8),
    filled('M-13-10q-3-6 4-7q3-6 9-3q7-3 9 3q7 2 3 7Z', paint.cream, INNER),
  ],
  bread: [
    filled('M-16 2Q-18-10-4-13Q14-15 17-4Q18 6 8 8H-8Q-15 8-16 2Z', paint.log, INNER),
    drawn('M-8-9l4 7M0-11l4 7M8-10l3 6', 1.8, 0.9, paint.plaster),
  ],
  sheaf: [
    filled('M-6 14l3-11-9-14Q0-24 12-11L3 3l3 11Z', paint.yellow, INNER),
    drawn('M-5 2h10', 2.8, 1, 'var(--red)'),
    drawn('M-4-14l2 10M0-17v12M4-14l-2 10', 1.1, 0.7),
  ],
  sack: [
    filled('M-12 14Q-17-2-8-10Q0-14 8-10Q17-2 12 14Z', paint.log, INNER),
    filled('M-9-9Q0-18 9-9Q0-4-9-9Z', paint.timber, INNER),
    filled('M-6-9q2-5 6-5t6 5Q0-6-6-9Z', paint.yellow, FINE),
    drawn('M-3 2q3 2 6 0M0 2v6', 1.2, 0.6),
  ],
  basket: [
    drawn('M-11-4Q0-24 11-4', 2.6),
    drawn('M-11-4Q0-24 11-4', 1, 1, paint.log),
    filled(circlePath(-5, -6, 4) + circlePath(5, -6, 4) + circlePath(0, -8, 4), 'var(--red)', FINE),
    filled('M-14-5h28l-3 16h-22Z', paint.log, INNER),
    drawn('M-13 0h26M-12 5h24M-6-5l1 16M6-5l-1 16', 1, 0.6),
  ],
  carrot: [
    filled('M-6-12Q0-18 6-12L1 16Q0 18-1 16Z', paint.fire, INNER),
    drawn('M-4-5h4M0 1h3M-2 6h2', 1.2, 0.7),
    filled('M0-14Q-8-20-6-26Q0-22 0-14ZM0-14Q8-20 6-26Q0-22 0-14Z', paint.leaf, FINE),
  ],
  rose: [
    ...rod('M0 16L0-10', paint.leafDeep, 1.2, 1),
    filled('M0 2q8-6 9 1q-4 4-9-1Z', paint.leaf, FINE),
    filled('M-7-10Q-9-20 0-21T7-10Q4-5 0-5T-7-10Z', 'var(--red)', INNER),
    drawn('M-3-13q3-5 6 0q-2 5-6 0', 1.2, 0.8),
  ],
  bouquet: [
    filled('M-8-2L0 16L8-2Z', paint.cream, INNER),
    filled(circlePath(-7, -8, 5) + circlePath(7, -8, 5), 'var(--red-lit)', FINE),
    filled(circlePath(0, -13, 5.4), paint.yellowLit, FINE),
    filled(circlePath(0, -5, 4.6), 'var(--purple-lit)', FINE),
    drawn('M-6 2h12', 2.2, 1, 'var(--red)'),
  ],
  bucket: [
    drawn('M-11-8Q0-24 11-8', 1.8),
    filled('M-12-8h24l-3 20h-18Z', paint.iron, INNER),
    filled(ellipsePath(0, -8, 12, 3), paint.water, INNER),
    drawn('M-10.5 2h21', 1.2, 0.6),
  ],
  floss: [
    ...rod('M0 16L0-2', paint.log, 1.4, 1.1),
    filled('M-11-4Q-17-12-9-17Q-6-26 3-23Q13-22 12-13Q17-5 8-2Q0 2-11-4Z', 'var(--red-lit)', INNER),
    drawn('M-7-10q4-6 10-5M-3-5q5-4 9-2', 1.2, 0.5),
  ],
  teacup: [
    drawn('M-5-14q-3-4 0-7M2-14q-3-4 0-7', 1.5, 0.6),
    ...rod('M9-6q9 0 6 6q-2 3-7 2', paint.cream, 2, 1.2),
    filled('M-12-9h22q0 14-11 15t-11-15Z', paint.cream, INNER),
    filled(ellipsePath(-1, -9, 11, 2.6), paint.log, FINE),
    filled('M-13 7q12 5 24 0q-3 5-12 5t-12-5Z', paint.cream, INNER),
  ],
  shears: [
    ...rod('M-4 12L4-4M6 12L-2-4', paint.log, 3, 1.3),
    filled('M3-3L-8-26Q-2-28 6-6ZM-1-3L10-26Q4-28-4-6Z', paint.iron, INNER),
    filled(circlePath(1, -4, 2), paint.gold, FINE),
  ],
  nugget: [
    filled('M-14 6Q-10 10 0 10T14 6L11 12H-11Z', paint.iron, INNER),
    filled('M-9 5l2-9 7-4 8 3 2 9Q0 9-9 5Z', 'var(--blue-lit)', INNER),
    drawn('M-7-4l6 3 5-6M-1-1l1 7', 1.2, 0.7),
    drawn('M12-12l3-3M13-6h4', 1.6, 1, paint.gold),
  ],
  cloud: [
    drawn('M0-12V0', 1.4),
    filled(
      'M-15-12Q-21-20-12-23Q-12-33-2-30Q6-36 11-27Q20-26 17-16Q16-11 10-11H-10Q-14-10-15-12Z',
      paint.cloud,
      INNER,
    ),
    filled('M6-6L12-1V9H1V-2Z', paint.plaster, FINE),
    filled(circlePath(6.5, -1.5, 1), paint.timber, 0.8),
    drawn('M3.5 3h6M3.5 6h4', 1, 0.8),
  ],
  fence: [...rod('M-10 18L-6-20M6 16L10-22M-14-4L16-10M-14 8L16 2', paint.log, 3.4, 1.3)],
  net: [
    ...rod('M-6 20L4-4', paint.log, 2.6),
    filled('M-2-6Q4-24 18-16Q22-4 10 2Q2 2-2-6Z', paint.cream, INNER),
    drawn('M2-8q8-2 14 4M4-14q8 0 12 8M9-18q-2 10 2 18M16-16q-8 6-11 12', 0.9, 0.7),
  ],
  crate: [
    filled('M-13-12h26v22h-26Z', paint.log, INNER),
    drawn('M-13-5h26M-13 3h26M-9-5l18 8', 1.4),
    shaded('M6-11h6v20h-6Z', paint.logShade, 0.5),
  ],
} as const satisfies Readonly<Record<string, Prop>>
