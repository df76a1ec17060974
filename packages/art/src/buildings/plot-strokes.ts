import type { Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { CHARTER_LOOKS, groundOf } from '../ink/charter-look.ts'
import { HEX } from '../ink/hex.ts'
import { joined, type Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { between, line, newPen } from '../ink/pen.ts'
import { inkedGroup, writtenGroup, writtenPath } from '../ink/written-marks.ts'
import { flag } from './openings.ts'
import { flower } from './plants.ts'

/** A plot that waits for a house: its outline, a rope, a pennant, flowers. */
export function plotStrokes(charter: Charter): string {
  const { deep } = CHARTER_LOOKS[charter]
  return [
    writtenPath(HEX, { fill: 'var(--plot)' }),
    writtenPath(HEX, { fill: groundOf(charter), opacity: 0.5 }),
    writtenGroup(
      { fill: 'none', stroke: deep, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      writtenPath('M-21 20V2L0-17L21 2V20Z', {
        fill: 'var(--cream)',
        'fill-opacity': 'var(--plot-opacity)',
        'stroke-width': 1.6,
        'stroke-dasharray': '4 3.5',
      }) + writtenPath('M0-4v16M-8 4H8', { 'stroke-width': 2.6 }),
    ),
    inkedGroup(GARDENS[charter]),
    writtenPath(HEX, {
      fill: 'none',
      stroke: deep,
      'stroke-opacity': 0.6,
      'stroke-width': 1.3,
      'stroke-dasharray': '5 4',
    }),
  ].join('')
}

const GARDENS = Object.fromEntries(
  CHARTERS.map((charter, index) => [charter, garden(charter, index + 3)]),
) as Record<Charter, readonly Mark[]>

function garden(charter: Charter, seed: number): readonly Mark[] {
  const pen = newPen(seed)
  const { main } = CHARTER_LOOKS[charter]
  line(pen, 'M-29 25v-10M29 25v-10', 2.2, 1, paint.timber)
  line(pen, 'M-29 17Q0 23 29 17', 1.1, 0.8, paint.timber)
  flag(pen, -29, 16, main)
  const petals = [main, paint.gold, paint.cream] as const
  for (const [index, x] of [-24, -19, -15, 15, 20, 25].entries())
    flower(pen, x + between(pen, -1.5, 1.5), 29 + between(pen, 0, 5), petals[index % 3] ?? main)
  return joined(pen.marks)
}
