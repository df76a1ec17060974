type Point = { readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

const MARGIN = 6

/**
 * The upper left corner of a caption in the village: above its building, else below, right or left of it, the first that
 * fits. `room` is how far the building reaches from its centre; the caption never covers it while there is any place.
 */
export function placeCaption({ x, y }: Point, room: number, { width, height }: Size, area: Size): Point {
  const within = {
    x: clamp(x - width / 2, MARGIN, area.width - width - MARGIN),
    y: clamp(y - height / 2, MARGIN, area.height - height - MARGIN),
  }
  const above = { x: within.x, y: y - room - height }
  const places: readonly Point[] = [
    above,
    { x: within.x, y: y + room },
    { x: x + room, y: within.y },
    { x: x - room - width, y: within.y },
  ]
  const fits = (at: Point): boolean =>
    at.x >= MARGIN &&
    at.y >= MARGIN &&
    at.x + width <= area.width - MARGIN &&
    at.y + height <= area.height - MARGIN
  return places.find(fits) ?? { x: within.x, y: clamp(above.y, MARGIN, area.height - height - MARGIN) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value))
}
