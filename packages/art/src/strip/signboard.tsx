import type { BuildingDef } from '@charterstone/engine'
import { memo } from 'react'
import { Strokes } from '../ink/strokes.tsx'
import { signOf } from './sign-strokes.ts'

type SignboardProps = {
  readonly building: BuildingDef
  /** How much higher than usual it hangs. */
  readonly raise?: number
}

/** The sign of one building. */
export const Signboard = memo(function Signboard({ building, raise = 0 }: SignboardProps) {
  const sign = signOf(building)
  return sign === null ? null : <Strokes text={sign.strokes} transform={`translate(0 ${-raise})`} />
})
