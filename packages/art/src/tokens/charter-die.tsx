import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { glyphMarks } from '../icons/glyph-marks.ts'
import { besideWords } from '../ink/beside-words.ts'
import { EMBLEMS } from '../ink/charter-look.ts'
import { type Mark, NONE } from '../ink/mark.ts'
import { MarkDrawing } from '../ink/mark-drawing.tsx'

type CharterDieProps = { readonly charter: Charter; readonly size?: number; readonly title?: string }

/** The die shows a charter: its emblem on the front face. */
export const CharterDie = memo(function CharterDie({ charter, size = 48, title }: CharterDieProps) {
  return (
    <MarkDrawing
      viewBox="0 0 48 48"
      {...besideWords(size, 'token')}
      title={title}
      marks={[
        side('M5.5 13.5 16 4.5H43l-9 9z', `var(--${charter}-lit)`),
        side('M34 13.5l9-9V32l-9 11z', `var(--${charter}-shade)`),
        side(FRONT, `var(--${charter})`),
        ...glyphMarks(EMBLEMS[charter], {
          x: 19.8,
          y: 28.3,
          size: 22,
          color: `var(--${charter}-on)`,
          fill: NONE,
        }),
      ]}
    />
  )
})

const FRONT = 'M5.5 15.5c0-1.3.7-2 2-2H32c1.3 0 2 .7 2 2V41c0 1.3-.7 2-2 2H7.5c-1.3 0-2-.7-2-2z'

function side(d: string, fill: string): Mark {
  return { d, fill, line: 'var(--token-ring)', width: 1.6, opacity: 1, role: 'plain' }
}
