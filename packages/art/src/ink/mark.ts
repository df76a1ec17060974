/** What a mark does besides being seen: windows and lamps light up in the evening, smoke stands still on request. */
export type Role = 'plain' | 'window' | 'lamp' | 'smoke'

/** One stroke or area of a drawing. A picture is a list of marks, back to front. */
export type Mark = {
  readonly d: string
  readonly fill: string
  readonly line: string
  readonly width: number
  readonly opacity: number
  readonly role: Role
  /** Lengths of strokes and gaps, for a broken line. */
  readonly dash?: readonly number[]
}

export const NONE = 'none'

/** The three line weights of the kit, in tile units: outer contours, edges of small parts, details. */
export const CONTOUR = 1.5
export const EDGE = 1.1
export const DETAIL = 0.9

/** Lines that follow one another in the same ink become one path. */
export function joined(marks: readonly Mark[]): readonly Mark[] {
  const list: Mark[] = []
  for (const mark of marks) {
    const last = list.at(-1)
    if (last !== undefined && last.fill === NONE && inkOf(last) === inkOf(mark))
      list[list.length - 1] = { ...last, d: last.d + mark.d }
    else list.push(mark)
  }
  return list
}

/**
 * Things of one kind that do not cover each other, such as the tokens on a board, with one path for each ink: first the
 * back of all of them, then what lies on it.
 */
export function together(things: readonly (readonly Mark[])[]): readonly Mark[] {
  const deepest = Math.max(0, ...things.map((marks) => marks.length))
  return Array.from({ length: deepest }, (_, level) => level).flatMap((level) => {
    const inks = new Map<string, Mark>()
    for (const marks of things) {
      const mark = marks[level]
      if (mark === undefined) continue
      const before = inks.get(inkOf(mark))
      inks.set(inkOf(mark), before === undefined ? mark : { ...before, d: before.d + mark.d })
    }
    return [...inks.values()]
  })
}

function inkOf({ fill, line, width, opacity, role, dash }: Mark): string {
  return [fill, line, width, opacity, role, dash].join()
}
