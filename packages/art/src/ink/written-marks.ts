import { CONTOUR, type Mark } from './mark.ts'
import { paint } from './paint.ts'

/** Marks as text; only what differs from their group (`INKED`) is written. */
export function writtenMarks(marks: readonly Mark[]): string {
  return marks.map(pathOf).join('')
}

function pathOf({ d, fill, line, width, opacity, role, dash }: Mark): string {
  return writtenPath(d, {
    ...(role !== 'plain' && { class: `art-${role}` }),
    ...(fill !== 'none' && { fill }),
    ...(line !== paint.ink && { stroke: line }),
    ...(line !== 'none' && width !== CONTOUR && { 'stroke-width': Math.round(width * 1000) / 1000 }),
    ...(dash !== undefined && { 'stroke-dasharray': dash.join(' ') }),
    ...(opacity !== 1 && { opacity }),
  })
}

export type Attributes = Readonly<Record<string, string | number>>

/** One path, as text. */
export function writtenPath(d: string, attributes: Attributes): string {
  return `<path d="${d}"${writtenAttributes(attributes)}/>`
}

/** A group, as text. */
export function writtenGroup(attributes: Attributes, content: string): string {
  return `<g${writtenAttributes(attributes)}>${content}</g>`
}

/** Marks with the ink that they expect. */
export function inkedGroup(marks: readonly Mark[], transform?: string): string {
  return writtenGroup({ ...INK, ...(transform !== undefined && { transform }) }, writtenMarks(marks))
}

const INK: Attributes = {
  fill: 'none',
  stroke: paint.ink,
  'stroke-width': CONTOUR,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

function writtenAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
