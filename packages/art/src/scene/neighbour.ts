import type { Point } from '../ink/path.ts'
import { centreOf } from './layout.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const HEADINGS: Readonly<Record<Direction, Point>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** What lies aside counts this much more than what lies ahead. */
const ASIDE = 2.2

/** The spot that an arrow key leads to: the nearest one ahead; null at the edge. */
export function neighbourOf(
  spot: number,
  direction: Direction,
  spots: readonly number[],
  covers: readonly number[],
): number | null {
  const [x, y] = centreOf(spot, covers)
  const [hx, hy] = HEADINGS[direction]
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of spots) {
    const [ox, oy] = centreOf(other, covers)
    const ahead = (ox - x) * hx + (oy - y) * hy
    const aside = Math.abs((ox - x) * hy) + Math.abs((oy - y) * hx)
    if (other === spot || ahead < 12) continue
    const distance = ahead + aside * ASIDE
    if (distance < least) {
      least = distance
      best = other
    }
  }
  return best
}
