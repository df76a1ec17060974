import type { SVGAttributes } from 'react'
import type { Frame } from './drawing.tsx'

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

type WrittenDrawingProps = Frame & { readonly pen: SVGAttributes<SVGSVGElement>; readonly strokes: Written }

/** A drawing that is nothing but strokes; they need no group. */
export function WrittenDrawing({ title, fit, strokes, pen, ...frame }: WrittenDrawingProps) {
  const drawn = { ...frame, ...pen, preserveAspectRatio: fit, dangerouslySetInnerHTML: strokes }
  if (title === undefined) return <svg {...drawn} aria-hidden="true" />
  return <svg {...drawn} role="img" aria-label={title} />
}
