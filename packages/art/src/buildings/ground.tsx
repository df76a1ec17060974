import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import { Strokes } from '../ink/strokes.tsx'
import { groundStrokes } from './ground-strokes.ts'

type GroundProps = {
  /** Null for the commons. */
  readonly charter: Charter | null
  readonly hasPath?: boolean
}

/** The hex under a building. */
export const Ground = memo(function Ground({ charter, hasPath = true }: GroundProps) {
  return <Strokes text={groundStrokes(charter, hasPath)} />
})
