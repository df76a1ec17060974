import type { Condition } from '@charterstone/engine'
import { FEATURE } from './features.ts'
import { type Position, timeFactor } from './position.ts'

/** Objectives that the seat may still score: met, one short, or partly met (R20, R21). */
export function judgeObjectives(position: Position): void {
  const { facts, world, seat, holder, turns, row } = position
  const { objectives, scorers } = world.table
  if (holder.influence === 0 || turns === 0) return
  let met = 0
  let near = 0
  let part = 0
  const look = (card: number): void => {
    const condition = facts.objectives[card]
    if (condition === undefined) return
    const gap = gapOf(position, condition)
    if (gap <= 0) met++
    else if (gap === 1) near++
    else part += 1 - gap / Math.max(gap, condition.atLeast ?? MAX_GAP)
  }
  for (let index = 0; index < objectives.length; index++)
    if (((scorers[index] ?? 0) & (1 << seat)) === 0) look(objectives[index] ?? 0)
  for (let index = 0; index < holder.objectives.length; index++) look(holder.objectives[index] ?? 0)
  row[FEATURE.objectiveMet] = Math.min(met, holder.influence, Math.ceil(turns / 2))
  row[FEATURE.objectiveNear] = near * timeFactor(turns, 4)
  row[FEATURE.objectivePart] = part * timeFactor(turns, 8)
}

const MAX_GAP = 12

function gapOf({ engine, world, seat }: Position, { count, atLeast, atMost }: Condition): number {
  const amount = engine.count(world, seat, count)
  return atLeast === undefined ? amount - (atMost ?? 0) : atLeast - amount
}
