import { INKED } from './inked.ts'
import type { Mark } from './mark.ts'
import { type Written, WrittenStrokes, written } from './written.tsx'
import { writtenMarks } from './written-marks.ts'

type MarksProps = { readonly marks: readonly Mark[]; readonly transform?: string | undefined }

/** Draws marks. */
export function Marks({ marks, transform }: MarksProps) {
  return (
    <WrittenStrokes strokes={strokesOf(marks)} {...(transform !== undefined && { transform })} {...INKED} />
  )
}

const known = new WeakMap<readonly Mark[], Written>()

function strokesOf(marks: readonly Mark[]): Written {
  const before = known.get(marks)
  if (before !== undefined) return before
  const made = written(writtenMarks(marks))
  known.set(marks, made)
  return made
}
