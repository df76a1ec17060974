import { CONTOUR, type Mark, NONE, type Role } from './mark.ts'
import { paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { type Placement, placed } from './place.ts'

/** A small drawing round (0,0) that can be set down anywhere, at any size. */
export type Prop = readonly Mark[]

/** Colour with a contour. */
export function filled(d: string, fill: string, width = CONTOUR, role: Role = 'plain'): Mark {
  return { d, fill, line: paint.ink, width, opacity: 1, role }
}

/** Colour without a contour. */
export function shaded(d: string, fill: string, opacity = 1): Mark {
  return { d, fill, line: NONE, width: 0, opacity, role: 'plain' }
}

/** A line in ink or colour. */
export function drawn(d: string, width = 1.2, opacity = 1, line: string = paint.ink): Mark {
  return { d, fill: NONE, line, width, opacity, role: 'plain' }
}

/** A pole, handle or rope: a coloured line with a contour of its own. */
export function rod(d: string, fill: string, width = 2.4, contour = CONTOUR): readonly Mark[] {
  return [drawn(d, width + 2 * contour), drawn(d, width, 1, fill)]
}

/** Sets a prop down. Its lines keep their weight, whatever its size. */
export function stamp(pen: Pen, prop: Prop, placement: Placement): void {
  for (const mark of prop) pen.marks.push({ ...mark, d: placed(mark.d, placement) })
}

/** A prop at another size or place. */
export function moved(prop: Prop, placement: Placement): Prop {
  return prop.map((mark) => ({ ...mark, d: placed(mark.d, placement) }))
}

/** A prop at another size or place, with the weight of its lines: for icons and tokens. */
export function resized(prop: Prop, x: number, y: number, scale: number): Prop {
  return prop.map((mark) => ({
    ...mark,
    d: placed(mark.d, { x, y, scale }),
    width: mark.width * scale,
    ...(mark.dash !== undefined && { dash: mark.dash.map((length) => length * scale) }),
  }))
}

/** A prop seen through: a token of no one. */
export function faded(prop: Prop, opacity: number): Prop {
  return prop.map((mark) => ({ ...mark, opacity: mark.opacity * opacity }))
}
