import type { Peril } from '@charterstone/engine'
import { memo } from 'react'
import { besideWords } from '../ink/beside-words.ts'
import { MarkDrawing } from '../ink/mark-drawing.tsx'
import { perilMarks } from './token-marks.ts'

type PerilTokenProps = { readonly peril: Peril; readonly size?: number; readonly title?: string }

export const PerilToken = memo(function PerilToken({ peril, size = 24, title }: PerilTokenProps) {
  return (
    <MarkDrawing
      viewBox="-13 -13.5 26 26"
      {...besideWords(size, 'token')}
      title={title}
      marks={perilMarks(peril)}
    />
  )
})
