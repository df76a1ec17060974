export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Side = 'left' | 'right' | 'above'
export type PreviewPosition = {
  readonly x: number
  readonly y: number
  readonly side: Side
  readonly tail: number
}

type Point = { readonly x: number; readonly y: number }

/** Between the tile and the preview; the tail lies there. */
const GAP = 14
const MARGIN = 6
/** The tail stays away from the rounded corners. */
const TAIL_MARGIN = 22

/**
 * Beside the tile, on the side where it covers the fewest options, inside the area and never over the tile.
 * `tail` is where its point sits, from its own top.
 */
export function placePreview(
  tile: Rect,
  size: { readonly width: number; readonly height: number },
  area: Rect,
  options: readonly Point[],
): PreviewPosition {
  const middle = tile.y + tile.height / 2
  const y = clamp(middle - size.height / 2, area.y + MARGIN, area.y + area.height - size.height - MARGIN)
  const tail = clamp(middle - y, TAIL_MARGIN, size.height - TAIL_MARGIN)
  const left = tile.x - GAP - size.width
  const right = tile.x + tile.width + GAP
  const fitsLeft = left >= area.x + MARGIN
  const fitsRight = right + size.width <= area.x + area.width - MARGIN
  const covered = (x: number) =>
    options.filter((point) => isInside(point, { x, y, width: size.width, height: size.height })).length
  const isLeft = fitsLeft && (!fitsRight || covered(left) < covered(right))
  if (isLeft) return { x: left, y, side: 'left', tail }
  const x = fitsRight
    ? right
    : clamp(right, area.x + MARGIN, Math.max(area.x + MARGIN, area.x + area.width - size.width - MARGIN))
  return { x, y, side: 'right', tail }
}

/**
 * Above a row of cards, so that it covers none of them, centred over its card.
 * `tail` is where its point sits, from its own left; null where there is no room above.
 */
export function placeAbove(
  card: Rect,
  size: { readonly width: number; readonly height: number },
  rowTop: number,
  area: Rect,
): PreviewPosition | null {
  const y = rowTop - GAP - size.height
  if (y < area.y + MARGIN) return null
  const middle = card.x + card.width / 2
  const x = clamp(middle - size.width / 2, area.x + MARGIN, area.x + area.width - size.width - MARGIN)
  return { x, y, side: 'above', tail: clamp(middle - x, TAIL_MARGIN, size.width - TAIL_MARGIN) }
}

function isInside({ x, y }: Point, box: Rect): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value))
}
