import type { Frame } from './drawing.tsx'
import { INKED } from './inked.ts'
import type { Mark } from './mark.ts'
import { WrittenDrawing } from './written.tsx'
import { writtenMarksOf } from './written-marks-of.ts'

/** A drawing that is nothing but marks. */
export function MarkDrawing({ marks, ...frame }: Frame & { readonly marks: readonly Mark[] }) {
  return <WrittenDrawing {...frame} pen={INKED} strokes={writtenMarksOf(marks)} />
}
