import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { EMBLEMS } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'

type CharterDieProps = { readonly charter: Charter; readonly size?: number; readonly title?: string }

/** The die shows a charter: its emblem on the front face. */
export const CharterDie = memo(function CharterDie({ charter, size = 48, title }: CharterDieProps) {
  return (
    <Drawing viewBox="0 0 48 48" width={size} height={size} title={title} className="token">
      <g stroke="var(--token-ring)" strokeWidth={1.6} strokeLinejoin="round">
        <path d="M5.5 13.5 16 4.5H43l-9 9z" fill={`var(--${charter}-lit)`} />
        <path d="M34 13.5l9-9V32l-9 11z" fill={`var(--${charter}-shade)`} />
        <path
          d="M5.5 15.5c0-1.3.7-2 2-2H32c1.3 0 2 .7 2 2V41c0 1.3-.7 2-2 2H7.5c-1.3 0-2-.7-2-2z"
          fill={`var(--${charter})`}
        />
      </g>
      <Glyph name={EMBLEMS[charter]} x={19.8} y={28.3} size={22} color={`var(--${charter}-on)`} fill="none" />
    </Drawing>
  )
})
