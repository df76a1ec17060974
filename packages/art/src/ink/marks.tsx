import { INKED } from './inked.ts'
import type { Mark } from './mark.ts'
import { WrittenStrokes } from './written.tsx'
import { writtenMarksOf } from './written-marks-of.ts'

type MarksProps = {
  readonly marks: readonly Mark[]
  readonly transform?: string | undefined
  readonly className?: string
}

/** Draws marks. */
export function Marks({ marks, ...group }: MarksProps) {
  return <WrittenStrokes strokes={writtenMarksOf(marks)} {...group} {...INKED} />
}
