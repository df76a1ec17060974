import { joined, type Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { area, line, newPen, oval } from '../ink/pen.ts'
import { inkedGroup } from '../ink/written-marks.ts'
import { flower, pine } from './plants.ts'

/** What tells the four islands of a charter apart while nothing stands on them, from 0 to 3. */
export function landmarkStrokes(island: number): string {
  return inkedGroup(LANDMARKS[island] ?? [])
}

const LANDMARKS: readonly (readonly Mark[])[] = [pines(), pond(), stone(), flowers()]

function pines(): readonly Mark[] {
  const pen = newPen(31)
  pine(pen, -26, 19, 1)
  pine(pen, 25, 20, 1.15)
  pine(pen, 31, 22, 0.7)
  return joined(pen.marks)
}

function pond(): readonly Mark[] {
  const pen = newPen(32)
  oval(pen, 24, 21, 11, 4.5, paint.water)
  line(pen, 'M18 20.5q3-1.6 6 0M24 23q3-1.4 6 0', 1, 0.6)
  return joined(pen.marks)
}

function stone(): readonly Mark[] {
  const pen = newPen(33)
  area(pen, 'M-31 22C-32 12-30 2-25 1C-20 1-19 12-20 22Z', paint.stone, 1.4)
  line(pen, 'M-28 9l4 2M-27 14l5-1', 1, 0.6)
  return joined(pen.marks)
}

function flowers(): readonly Mark[] {
  const pen = newPen(34)
  for (const [x, y, fill] of [
    [-30, 21, paint.gold],
    [-24, 24, paint.paper],
    [-20, 20, paint.gold],
    [21, 23, paint.paper],
    [27, 20, paint.gold],
    [31, 22, paint.paper],
  ] as const)
    flower(pen, x, y, fill)
  return joined(pen.marks)
}
