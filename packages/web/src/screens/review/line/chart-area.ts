import type { LinePoint, Mark } from '@charterstone/bots'
import { WIN_UNIT } from '@charterstone/bots'

/** The size of a chart in pixels of the design. */
export type Area = { readonly width: number; readonly height: number }

/** The area of this height that has the shape of a box on the page; null for a box that is not shown. */
export function areaOf(height: number, box: Area): Area | null {
  return box.width > 0 && box.height > 0 ? { width: (box.width * height) / box.height, height } : null
}

export const EDGE = { left: 36, right: 10, top: 10, bottom: 22 } as const

/** How far right a point of the line is drawn. */
export function xOf(area: Area, index: number, count: number): number {
  const room = area.width - EDGE.left - EDGE.right
  return EDGE.left + (count < 2 ? 0 : (index / (count - 1)) * room)
}

/** How far down a share of the whole is drawn; 0 is at the bottom. */
export function yOf(area: Area, share: number): number {
  return area.height - EDGE.bottom - share * (area.height - EDGE.top - EDGE.bottom)
}

/** The index of the point next to a horizontal position. */
export function indexAt(area: Area, x: number, count: number): number {
  const room = area.width - EDGE.left - EDGE.right
  const share = room <= 0 ? 0 : (x - EDGE.left) / room
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))
}

/** The band of each seat, from the first at the top to the last at the bottom, as a closed path. */
export function bandsOf(line: readonly LinePoint[], area: Area): readonly string[] {
  const seats = line[0]?.win.length ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const upper = line.map((point, index) => corner(area, line, index, above(point, seat)))
    const lower = line.map((point, index) => corner(area, line, index, above(point, seat + 1)))
    return `M${[...upper, ...lower.toReversed()].join('L')}Z`
  })
}

/** The share of all seats from this one on. */
function above({ win }: LinePoint, seat: number): number {
  return win.slice(seat).reduce((sum, chance) => sum + chance, 0) / WIN_UNIT
}

function corner(area: Area, line: readonly LinePoint[], index: number, share: number): string {
  return `${tidy(xOf(area, index, line.length))} ${tidy(yOf(area, share))}`
}

export function tidy(value: number): number {
  return Math.round(value * 10) / 10
}

/** The point at which a mark is drawn: the first one that knows of it. */
export function pointOfStep(line: readonly LinePoint[], step: number): number {
  const index = line.findIndex((point) => point.step >= step)
  return index < 0 ? line.length - 1 : index
}

/** Where the rounds begin, by index: the first and every one, every fifth or every tenth, as many as fit. */
export function roundTicks(
  line: readonly LinePoint[],
  area: Area,
): readonly { readonly round: number; readonly index: number }[] {
  const last = Math.max(0, ...line.map(({ round }) => round))
  const every = STEPS.find((step) => (last / step) * ROOM <= area.width) ?? last
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((round) => round === 1 || round % every === 0)
    .map((round) => ({ round, index: line.findIndex((point) => point.round >= round) }))
    .filter(({ index }, at, ticks) => {
      const before = ticks[at - 1]
      const xAt = (each: number) => xOf(area, each, line.length)
      return before === undefined || xAt(index) - xAt(before.index) >= LEAST_ROOM
    })
}

const STEPS = [1, 5, 10, 20]
/** Pixels for the number of a round; and between two numbers at least, where rounds without a choice lie close. */
const ROOM = 30
const LEAST_ROOM = 14

/** What a seat achieved, in its lane below the line. */
export type LaneMark = Mark & { readonly kind: 'objective' | 'building' | 'crate' }

export function laneOf(marks: readonly Mark[], seat: number): readonly LaneMark[] {
  return marks.filter(
    (mark): mark is LaneMark => mark.seat === seat && mark.kind !== 'round' && mark.kind !== 'hourglass',
  )
}
