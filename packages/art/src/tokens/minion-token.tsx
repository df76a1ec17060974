import type { Charter, Minion } from '@charterstone/engine'
import { memo } from 'react'
import { besideWords } from '../ink/beside-words.ts'
import { MarkDrawing } from '../ink/mark-drawing.tsx'
import { minionMarks } from './token-marks.ts'

type MinionTokenProps = {
  readonly minion: Minion
  /** Null for a minion that belongs to nobody. */
  readonly owner: Charter | null
  readonly size?: number
  readonly title?: string
}

export const MinionToken = memo(function MinionToken({ minion, owner, size = 24, title }: MinionTokenProps) {
  return (
    <MarkDrawing
      viewBox="-14 -13 28 28"
      {...besideWords(size, 'token')}
      title={title}
      marks={minionMarks(minion, owner)}
    />
  )
})
