import type { Condition } from '@charterstone/engine'
import { type Case, within } from './case.ts'
import { F } from './features.ts'

/** Objectives that the seat may still score: met, one short of it, or partly there (R20, R21). */
export function judgeObjectives(one: Case): void {
  const { know, world, seat, holder, turns, row } = one
  const { objectives, scorers } = world.table
  if (holder.influence === 0 || turns === 0) return
  let met = 0
  let near = 0
  let part = 0
  const look = (card: number): void => {
    const condition = know.objectives[card]
    if (condition === undefined) return
    const gap = gapOf(one, condition)
    if (gap <= 0) met++
    else if (gap === 1) near++
    else part += 1 - gap / Math.max(gap, condition.atLeast ?? FARTHEST)
  }
  for (let index = 0; index < objectives.length; index++)
    if (((scorers[index] ?? 0) & (1 << seat)) === 0) look(objectives[index] ?? 0)
  for (let index = 0; index < holder.objectives.length; index++) look(holder.objectives[index] ?? 0)
  row[F.objectiveMet] = Math.min(met, holder.influence, Math.ceil(turns / 2))
  row[F.objectiveNear] = near * within(turns, 4)
  row[F.objectivePart] = part * within(turns, 8)
}

const FARTHEST = 12

function gapOf({ engine, world, seat }: Case, { count, atLeast, atMost }: Condition): number {
  const amount = engine.count(world, seat, count)
  return atLeast === undefined ? amount - (atMost ?? 0) : atLeast - amount
}
