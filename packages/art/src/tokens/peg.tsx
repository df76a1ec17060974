import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { PEG } from '../icons/icon-shape.ts'
import { besideWords } from '../ink/beside-words.ts'
import { MarkDrawing } from '../ink/mark-drawing.tsx'
import { drawn, type Prop, resized } from '../ink/prop.ts'
import { pegMarks, type WorkerKind } from './token-marks.ts'

type PegProps = {
  readonly charter: Charter
  readonly kind: WorkerKind
  readonly size?: number
  readonly title?: string
  /** Drawn as an outline when the worker is out on the board. */
  readonly away?: boolean
}

/** A worker on a page, standing on its foot line. */
export const Peg = memo(function Peg({ charter, kind, size = 24, title, away = false }: PegProps) {
  const scale = kind === 'small' ? 0.76 : 1
  const marks = away ? outline(kind) : pegMarks(charter, kind)
  return (
    <MarkDrawing
      viewBox="0 0 24 24"
      {...besideWords(size, 'token')}
      title={title}
      marks={resized(marks, 12 - 12 * scale, 22.6 - 21.8 * scale, scale)}
    />
  )
})

function outline(kind: WorkerKind): Prop {
  const line = drawn(PEG, 1.6, 0.42, 'currentColor')
  return [kind === 'spectral' ? { ...line, dash: [2.6, 2.3] } : line]
}
