import type { Mark } from '../ink/mark.ts'
import { resized } from '../ink/prop.ts'
import { iconMarks } from './icon-marks.ts'
import type { IconName } from './icon-shapes.ts'

type Placing = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly fill?: string
}

/** An icon inside a drawing, centred on a point. */
export function glyphMarks(name: IconName, { x, y, size, color, fill }: Placing): readonly Mark[] {
  return resized(iconMarks(name, fill, color), x - size / 2, y - size / 2, size / 24)
}
