import { paint } from '../ink/paint.ts'
import { boxPath, circlePath, d, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER } from './faces.ts'

/** What hands hold to make things; the grip is at (0,0). */
export const CRAFT_TOOLS = {
  pickaxe: [...rod('M-4 18L4-20', paint.log, 3), filled('M-15-12Q4-28 20-13Q6-20-15-12Z', paint.iron, INNER)],
  saw: [
    filled('M-2 2L6-26L14-23L6 4Z', paint.iron, INNER),
    drawn('M14-23l-1.5 3.5 2.4-.4-1.5 3.5 2.4-.4-1.5 3.5 2.4-.4', 1.1),
    filled('M-6 10Q-8-2 2-3Q10-2 8 6Q2 4 0 12Z', paint.timber, INNER),
  ],
  brush: [
    ...rod('M0 14L2-8', paint.log, 2.4),
    filled('M-2-8h7l1-4h-9Z', paint.iron, FINE),
    filled('M-3-12h9Q7-20 0-26Q-3-20-3-12Z', 'var(--red)', INNER),
  ],
  roller: [
    ...rod('M0 12L0-6L8-9L8-14', paint.log, 2.2),
    filled(roundedPath(-10, -22, 24, 9, 4), 'var(--yellow-lit)', INNER),
    drawn('M-5-20v5M1-20v5M7-20v5', 1, 0.5),
  ],
  chisel: [...rod('M0 12L2-4', paint.log, 3.4), filled('M0-4h5l1-16q-3.5-3-7 0Z', paint.iron, INNER)],
  bust: [
    filled('M-10 12Q-9 2-3 0Q-8-6-5-13Q0-20 6-13Q9-6 4 0Q10 2 11 12Z', 'var(--red-lit)', INNER),
    drawn('M-1.5-9v.1M3-9v.1M-1-4q2 1.5 3.5 0', 1.6),
  ],
  trowel: [...rod('M0 8L4-4', paint.log, 3.2), filled('M4-4L14-24Q-2-22-3-10Q-1-5 4-4Z', paint.iron, INNER)],
  hammer: [
    ...rod('M-2 16L2-14', paint.log, 3),
    filled('M-8-22h20q2 4 0 9h-20Z', paint.iron, INNER),
    shaded('M4-21h7q1.5 3.5 0 7h-7Z', paint.ironShade, 0.8),
  ],
  wrench: [
    filled('M-3 14L0-10Q-7-14-5-22L1-18L6-21L5-27Q13-24 10-15Q8-11 5-10L3 14Q0 17-3 14Z', paint.iron, INNER),
  ],
  plane: [
    filled('M-16 2L14-4L16 4L-15 10Z', paint.log, INNER),
    filled('M-2-2L4-14L9-12L5-3Z', paint.timber, INNER),
    drawn('M-12-2q-6-4-3-9q5-3 7 2q1 4-3 4', 1.4, 1, paint.plaster),
  ],
  torch: [
    ...rod('M0 12L2-8', paint.iron, 3),
    filled('M-3-8h10l-2 5h-6Z', paint.ironShade, INNER),
    filled('M2-9q-7-5-2-14q1 4 4 4q0-4 3-7q5 9-1 17Z', paint.fire, INNER),
    drawn('M12-18l4-3M13-12l5 0M-7-18l-4-3', 1.5, 1, paint.gold),
  ],
  compass: [
    ...rod('M2-20L-7 10M2-20L11 10', paint.iron, 2),
    filled(circlePath(2, -21, 4), paint.gold, INNER),
    drawn('M-3-3h10', 1.6),
  ],
  level: [
    ...rod('M0-2L-10 22M0-2L0 22M0-2L10 22', paint.log, 2, 1.2),
    filled(roundedPath(-13, -14, 26, 9, 3), paint.gold, INNER),
    filled(circlePath(15, -9.5, 5), paint.glass, INNER),
    filled(boxPath(-4, -6, 8, 5), paint.iron, FINE),
  ],
  cog: [
    drawn(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((tooth) => {
          const angle = (tooth * Math.PI) / 4
          const c = Math.cos(angle)
          const s = Math.sin(angle)
          return d`M${c * 10} ${-6 + s * 10}L${c * 15} ${-6 + s * 15}`
        })
        .join(''),
      5.4,
    ),
    filled(circlePath(0, -6, 11), paint.gold, INNER),
    filled(circlePath(0, -6, 4), paint.cream, INNER),
  ],
  watch: [
    drawn('M0-18q-10 10-16 4', 1.6, 1, paint.gold),
    filled(circlePath(0, -19, 3), paint.gold, FINE),
    filled(circlePath(0, -6, 12), paint.gold, INNER),
    filled(circlePath(0, -6, 8.8), paint.cream, FINE),
    drawn('M0-12v6l4 3', 1.6),
  ],
  flask: [
    filled('M-4-24h8v9L13 6Q14 12 8 12H-8Q-14 12-13 6L-4-15Z', paint.glass, INNER),
    filled('M-9.5-1h19L13 6Q14 12 8 12H-8Q-14 12-13 6Z', 'var(--green-lit)', FINE),
    filled(circlePath(-3, 5, 1.8) + circlePath(4, 3, 1.3) + circlePath(2, -9, 1.5), paint.cream, 0.9),
    drawn('M-6-24h12', 2.4),
  ],
  quill: [
    filled('M-4 14Q-4-6 16-26Q18-8 2 4Q-1 8-4 14Z', paint.cream, INNER),
    drawn('M-4 14Q2-4 13-20M2-2l8-2M0 2l6-1', 1, 0.7),
  ],
  plan: [
    filled('M-14-12h24v22h-24Z', 'var(--blue-lit)', INNER),
    drawn('M-9 5v-8l6-5 6 5v8ZM5-6h3M5-2h3', 1.4, 1, paint.cream),
    filled('M10-14q5 0 5 4v20q0 3-5 2Z', 'var(--blue)', INNER),
  ],
  'plan-burning': [
    filled('M-12-6h22v18h-22Z', paint.cream, INNER),
    drawn('M-7 8v-6l5-4 5 4v6Z', 1.2, 0.8),
    filled(
      'M-14-4q2-6-1-10q5 1 6 6q2-8-1-14q8 4 8 12q3-3 2-8q7 6 5 14q4-1 4-5q4 6 1 9q-12 4-24-4Z',
      paint.fire,
      INNER,
    ),
    shaded('M-6-6q3-3 2-7q4 4 3 8ZM3-5q3-2 3-6q3 4 1 7Z', paint.lit),
  ],
  clipboard: [
    filled(roundedPath(-11, -16, 22, 28, 2), paint.log, INNER),
    filled(boxPath(-8, -12, 16, 21), paint.cream, FINE),
    drawn('M-5-6h10M-5-1h10M-5 4h6', 1.2, 0.8),
    filled(roundedPath(-5, -19, 10, 5, 1.5), paint.iron, FINE),
  ],
  tile: [
    filled('M-14-10Q-7-17 0-10Q7-17 14-10V8Q7 1 0 8Q-7 1-14 8Z', 'var(--red)', INNER),
    drawn('M0-9v16M-11-6v9', 1.2, 0.6),
  ],
  rope: [
    ...rod(ellipsePath(0, -4, 12, 9), paint.log, 3.2),
    ...rod(ellipsePath(0, 0, 12, 9), paint.log, 3.2),
    drawn('M-9-9l3 3M0-13v4M8-10l-2 3M-12-2l4 1M12-3l-4 1', 1.1, 0.6),
    ...rod('M8 6L12 18', paint.log, 3),
  ],
  hook: [...rod('M0 12L0-8', paint.log, 3), ...rod('M0-8Q-2-22 8-22Q16-20 13-12Q11-8 7-10', paint.iron, 2.4)],
  ladle: [
    ...rod('M0 14L4-14', paint.iron, 2),
    filled('M-5-14h18q0 10-9 10t-9-10Z', paint.iron, INNER),
    filled(ellipsePath(4, -14, 9, 2.4), paint.fire, FINE),
  ],
} as const satisfies Readonly<Record<string, Prop>>
