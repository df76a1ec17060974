import type { Mark } from '../ink/mark.ts'
import type { Point } from '../ink/path.ts'
import { newPen, type Pen } from '../ink/pen.ts'
import { moved, type Prop } from '../ink/prop.ts'

/** Story pictures: 600 by 768; what matters stands in the lower half, which is all that a phone shows. */
export const STAGE_WIDTH = 600
export const STAGE_HEIGHT = 768

/** The hour and weather of a picture. */
export type Hour = 'dawn' | 'day' | 'evening' | 'dusk' | 'night' | 'storm'

export type Vignette = {
  readonly hour: Hour
  /** Where the ground begins. */
  readonly horizon: number
  readonly sun: Point | null
  /** Under the tint of the hour. */
  readonly props: readonly Prop[]
  /** Lights, above it. */
  readonly lights?: readonly Prop[]
}

/** All lines of a story picture have the weight of the stage, however large the thing is. */
const WEIGHT = 1.6

/** Sets a drawing on the stage: its origin at (x, y). */
export function put(prop: Prop, x: number, y: number, scale = 1, flip = false): Prop {
  return moved(prop, { x, y, scale, flip }).map(heavier)
}

/** Turned as well; for things without upright lines. */
export function putTurned(prop: Prop, x: number, y: number, scale: number, turn: number): Prop {
  return moved(prop, { x, y, scale, turn }).map(heavier)
}

function heavier(mark: Mark): Mark {
  return mark.width === 0 ? mark : { ...mark, width: Math.max(1.4, mark.width * WEIGHT) }
}

/** What a pen of the building kit draws, as a prop. */
export function sketch(seed: number, draw: (pen: Pen) => void): Prop {
  const pen = newPen(seed)
  draw(pen)
  return pen.marks
}

/** Sets a drawing of the building kit on the ground, whose line it draws at y = 22. */
export function stand(prop: Prop, x: number, ground: number, scale = 1, flip = false): Prop {
  return put(prop, x, ground - 22 * scale, scale, flip)
}
