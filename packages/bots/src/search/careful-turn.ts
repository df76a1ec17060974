import type { Evaluator } from '../evaluation/evaluator.ts'
import type { World } from '../world.ts'
import { type Line, searchTurn } from './search-turn.ts'
import { type StepBudget, stepBudget } from './step-budget.ts'
import { answerByHeuristic, isOver, spanOf } from './turn.ts'

/** Plays one turn as a search of that many answers finds it, and returns the world after it. */
export function carefulTurn(evaluator: Evaluator, world: World, steps: number, budget: StepBudget): World {
  const { pending } = world
  if (pending === null) return world
  if (pending.kind !== 'act') {
    answerByHeuristic(evaluator, world, budget)
    return world
  }
  const own = stepBudget(Math.min(steps, budget.remaining))
  const before = own.remaining
  const [best] = searchTurn(evaluator, world, own)
  budget.remaining -= before - own.remaining
  const span = spanOf(world, pending.seat)
  let rest: Line | null = best ?? null
  while (!isOver(world, span) && world.pending !== null && budget.remaining > 0) {
    const isPlanned =
      rest !== null && world.pending.seat === span.seat && world.pending.options.includes(rest.key)
    if (rest !== null && isPlanned) {
      budget.remaining -= 1
      evaluator.engine.apply(world, rest.key)
      rest = rest.rest
    } else answerByHeuristic(evaluator, world, budget)
  }
  return world
}
