import type { Mark } from './mark.ts'
import { type Written, written } from './written.tsx'
import { writtenMarks } from './written-marks.ts'

const known = new WeakMap<readonly Mark[], Written>()

/** Marks as text; made once for each list. */
export function writtenMarksOf(marks: readonly Mark[]): Written {
  const before = known.get(marks)
  if (before !== undefined) return before
  const made = written(writtenMarks(marks))
  known.set(marks, made)
  return made
}
