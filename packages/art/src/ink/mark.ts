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
    if (last !== undefined && isSameInk(last, mark)) list[list.length - 1] = { ...last, d: last.d + mark.d }
    else list.push(mark)
  }
  return list
}

function isSameInk(a: Mark, b: Mark): boolean {
  return (
    a.fill === NONE &&
    b.fill === NONE &&
    a.line === b.line &&
    a.width === b.width &&
    a.opacity === b.opacity &&
    a.role === b.role
  )
}
