import type { SVGAttributes } from 'react'

/** Strokes as text. Callers keep the value: the same value means that nothing is redrawn. */
export type Written = { readonly __html: string }

export function written(text: string): Written {
  return { __html: text }
}

type WrittenStrokesProps = SVGAttributes<SVGGElement> & { readonly strokes: Written }

/**
 * A drawing has thousands of strokes that never change on their own: the browser reads them as text several times
 * faster than React makes them one by one. Only paths of the kit get here, nothing that anybody has typed.
 */
export function WrittenStrokes({ strokes, ...group }: WrittenStrokesProps) {
  return <g {...group} dangerouslySetInnerHTML={strokes} />
}
