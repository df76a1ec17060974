import type { SVGAttributes } from 'react'

/** Strokes as text. Kept by whoever makes it: the same value means that nothing is drawn anew. */
export type Written = { readonly __html: string }

export function written(text: string): Written {
  return { __html: text }
}

type WrittenStrokesProps = SVGAttributes<SVGGElement> & { readonly strokes: Written }

/**
 * A drawing has thousands of strokes that never change by themselves: the browser reads them as text several times
 * faster than React makes them one by one. Only paths of the kit get here, nothing that anybody has typed.
 */
export function WrittenStrokes({ strokes, ...group }: WrittenStrokesProps) {
  return <g {...group} dangerouslySetInnerHTML={strokes} />
}

type Attributes = Readonly<Record<string, string | number>>

/** One path; only what differs from its group is written. */
export function writtenPath(d: string, attributes: Attributes): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<path d="${d}"${rest.join('')}/>`
}
