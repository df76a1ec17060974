import type { ReactElement } from 'react'
import { fixed } from './fixed.ts'
import { CONTOUR, type Mark } from './mark.ts'
import { paint } from './paint.ts'

/** Draws marks; the children are fixed, so they need no keys. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <g fill="none" stroke={paint.ink} strokeWidth={CONTOUR} strokeLinecap="round" strokeLinejoin="round">
      {fixed(marks.map(pathOf))}
    </g>
  )
}

/** Only what differs from the group is written to the page. */
function pathOf({ d, fill, line, width, opacity, role }: Mark): ReactElement {
  return (
    <path
      d={d}
      {...(role !== 'plain' && { className: `art-${role}` })}
      {...(fill !== 'none' && { fill })}
      {...(line !== paint.ink && { stroke: line })}
      {...(line !== 'none' && width !== CONTOUR && { strokeWidth: width })}
      {...(opacity !== 1 && { opacity })}
    />
  )
}
