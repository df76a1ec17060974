import { CONTOUR, type Mark } from './mark.ts'
import { paint } from './paint.ts'

/** Marks as text; only what differs from their group (`INKED`) is written. */
export function writtenMarks(marks: readonly Mark[]): string {
  return marks.map(pathOf).join('')
}

function pathOf({ d, fill, line, width, opacity, role }: Mark): string {
  return writtenPath(d, {
    ...(role !== 'plain' && { class: `art-${role}` }),
    ...(fill !== 'none' && { fill }),
    ...(line !== paint.ink && { stroke: line }),
    ...(line !== 'none' && width !== CONTOUR && { 'stroke-width': width }),
    ...(opacity !== 1 && { opacity }),
  })
}

type Attributes = Readonly<Record<string, string | number>>

/** One path, as text. */
export function writtenPath(d: string, attributes: Attributes): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<path d="${d}"${rest.join('')}/>`
}
