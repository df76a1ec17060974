export type Place = { readonly id: number; readonly x: number; readonly y: number }
export type Direction = 'left' | 'right' | 'up' | 'down'

const AXES: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The nearest place in a direction: straight ahead counts more than aside. Null at the edge. */
export function neighbourOf(from: Place, places: readonly Place[], direction: Direction): Place | null {
  const [dx, dy] = AXES[direction]
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const x = place.x - from.x
    const y = place.y - from.y
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy + y * dx)
    if (place.id === from.id || ahead < NEAR || aside > ahead * CONE) continue
    const distance = ahead + 2 * aside
    if (distance < least) {
      least = distance
      best = place
    }
  }
  return best
}

const NEAR = 12
const CONE = 2.2

/** Reading order: by rows, then from left to right. Places that differ little in height share a row. */
export function inReadingOrder<Item extends { readonly x: number; readonly y: number }>(
  places: readonly Item[],
): readonly Item[] {
  const rows: Item[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const place of [...places].sort((a, b) => a.y - b.y)) {
    if (place.y - last > ROW_GAP) rows.push([])
    rows.at(-1)?.push(place)
    last = place.y
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x))
}

const ROW_GAP = 20
