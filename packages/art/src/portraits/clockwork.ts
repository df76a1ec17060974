import type { Charter } from '@charterstone/engine'
import { iconProp } from '../icons/icon-prop.ts'
import { EMBLEMS } from '../ink/charter-look.ts'
import { paint } from '../ink/paint.ts'
import { circlePath, roundedPath } from '../ink/path.ts'
import { drawn, filled, moved, type Prop, rod, shaded } from '../ink/prop.ts'
import { FINE, INNER, OUTLINE } from './faces.ts'

/** An automa: a wound-up figure in the colour of its charter. */
export function clockwork(charter: Charter): Prop {
  const main = `var(--${charter})`
  const shade = `var(--${charter}-shade)`
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((tooth) => {
      const angle = (tooth * Math.PI) / 4
      return `M${(50 + Math.cos(angle) * 8).toFixed(1)} ${(88 + Math.sin(angle) * 8).toFixed(1)}L${(50 + Math.cos(angle) * 12).toFixed(1)} ${(88 + Math.sin(angle) * 12).toFixed(1)}`
    })
    .join('')
  return [
    ...rod('M86 60L74 60', paint.gold, 3),
    filled('M86 52q9-4 10 4t-10 4ZM86 60q0 8 9 7t0-9Z', paint.gold, INNER),
    filled('M12 102C12 84 24 76 40 74H60C76 76 88 84 88 102Z', main, OUTLINE),
    shaded('M66 75.5C80 79 87 87 87 101H70C72 92 71 83 66 75.5Z', shade, 0.45),
    drawn(teeth, 4.6),
    filled(circlePath(50, 88, 9.5), paint.gold, INNER),
    ...moved(iconProp(EMBLEMS[charter], 12, 'var(--ink-face)'), { x: 50, y: 88 }),
    filled(roundedPath(43, 62, 14, 13, 2), paint.ironShade, INNER),
    drawn('M43 66.5h14M43 70.5h14', FINE, 0.7),
    filled(roundedPath(28, 22, 44, 42, 12), paint.iron, OUTLINE),
    shaded('M60 23h2q9 1 9 10v20q0 9-8 10h-4Q64 44 60 23Z', paint.ironShade, 0.75),
    filled(circlePath(27, 44, 4.5) + circlePath(73, 44, 4.5), main, INNER),
    filled(circlePath(41, 41, 6.4) + circlePath(59, 41, 6.4), paint.lit, INNER),
    shaded(circlePath(42, 41.5, 2.2) + circlePath(60, 41.5, 2.2), paint.ink),
    filled(roundedPath(40, 53, 20, 6, 2), paint.cream, INNER),
    drawn('M45 53v6M50 53v6M55 53v6', FINE, 0.8),
    ...[-17, 17].map((x) =>
      filled(circlePath(50 + x, 27.5, 1.3) + circlePath(50 + x, 58.5, 1.3), paint.ironShade, 0.9),
    ),
    filled('M40 22Q42 12 50 12T60 22Z', main, INNER),
    drawn('M50 12V7', 2),
    filled(circlePath(50, 5.5, 2.8), paint.gold, FINE),
  ]
}
