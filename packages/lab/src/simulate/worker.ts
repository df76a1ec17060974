import { serve } from '@charterstone/bots/pool'
import type { Plan } from './plan.ts'
import { playUnit, type UnitResult } from './play-unit.ts'

/** A job for a thread: the units from `from` up to, but not including, `to`. */
export type Chunk = { readonly plan: Plan; readonly from: number; readonly to: number }

serve(
  () =>
    ({ plan, from, to }: Chunk): readonly UnitResult[] =>
      Array.from({ length: to - from }, (_, index) => playUnit(plan, from + index)),
)
