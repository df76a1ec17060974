import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Strokes } from '../ink/strokes.tsx'
import { plotStrokes } from './plot-strokes.ts'

/** A plot that waits for a house. */
export const EmptyPlot = memo(function EmptyPlot({ charter }: { readonly charter: Charter }) {
  return <Strokes text={plotStrokes(charter)} />
})
