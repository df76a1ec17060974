import { PEG } from '../icons/icon-shape.ts'
import type { Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { ellipsePath } from '../ink/path.ts'
import { drawn, moved, shaded } from '../ink/prop.ts'
import { TOOLS } from './tools.ts'

/** Minions that are no people, and the spectral worker, by index number; drawn large. */
export const CREATURE_PICTURES: Readonly<Record<number, readonly Mark[]>> = {
  227: creature('cat'),
  234: creature('ghost'),
  297: creature('golem'),
  309: creature('robot'),
  343: [
    shaded(ellipsePath(50, 90, 26, 5), paint.ink, 0.15),
    ...moved([shaded(PEG, paint.spectral, 0.9), drawn(PEG, 2, 1)], { x: 8, y: 10, scale: 3.5 }),
    ...moved([drawn('M-18 20q-8-10-2-20M18 20q8-10 2-20M-10-40q-6-4 0-9', 2, 0.7, paint.spectral)], {
      x: 50,
      y: 60,
    }),
  ],
}

function creature(name: 'cat' | 'ghost' | 'golem' | 'robot'): readonly Mark[] {
  return [
    shaded(ellipsePath(50, 88, 30, 5.5), paint.ink, 0.15),
    ...moved(TOOLS[name], { x: 50, y: 58, scale: 2.1 }).map((mark) =>
      mark.width > 0 ? { ...mark, width: mark.width * 1.35 } : mark,
    ),
  ]
}
