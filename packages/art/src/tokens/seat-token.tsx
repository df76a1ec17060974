import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { besideWords } from '../ink/beside-words.ts'
import { MarkDrawing } from '../ink/mark-drawing.tsx'
import { Marks } from '../ink/marks.tsx'
import { resized } from '../ink/prop.ts'
import { seatMarks, seatOnBoard } from './token-marks.ts'

type SeatTokenProps = { readonly charter: Charter; readonly size?: number; readonly title?: string }

/** The token of a seat on a page. */
export const SeatToken = memo(function SeatToken({ charter, size = 24, title }: SeatTokenProps) {
  return (
    <MarkDrawing
      viewBox="-12 -12 24 24"
      {...besideWords(size, 'token')}
      title={title}
      marks={seatMarks(charter, 11)}
    />
  )
})

type TokenMarkProps = {
  readonly charter: Charter
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The same token on a drawing, with its shadow. */
export const TokenMark = memo(function TokenMark({ charter, x, y, r }: TokenMarkProps) {
  return <Marks marks={resized(seatOnBoard(charter, r), x, y, 1)} />
})
