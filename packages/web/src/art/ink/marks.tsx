import { CONTOUR, type Mark } from './mark.ts'
import { paint } from './paint.ts'
import { type Written, WrittenStrokes, written, writtenPath } from './written.tsx'

type MarksProps = { readonly marks: readonly Mark[]; readonly transform?: string | undefined }

/** Draws marks. */
export function Marks({ marks, transform }: MarksProps) {
  return (
    <WrittenStrokes
      strokes={writtenMarks(marks)}
      {...(transform !== undefined && { transform })}
      fill="none"
      stroke={paint.ink}
      strokeWidth={CONTOUR}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

const known = new WeakMap<readonly Mark[], Written>()

function writtenMarks(marks: readonly Mark[]): Written {
  const before = known.get(marks)
  if (before !== undefined) return before
  const made = written(marks.map(pathOf).join(''))
  known.set(marks, made)
  return made
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
