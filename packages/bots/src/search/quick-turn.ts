import type { CardFacts } from '../evaluation/card-facts.ts'
import { type Evaluator, seatValue } from '../evaluation/evaluator.ts'
import type { World } from '../world.ts'
import type { StepBudget } from './step-budget.ts'
import { answerByHeuristic, isOver, spanOf } from './turn.ts'

/**
 * Plays one turn quickly and returns the world after it. The most promising main actions are tried, the heuristic answers
 * the decisions that follow, and the action that leaves the seat best off is taken.
 */
export function quickTurn(evaluator: Evaluator, world: World, budget: StepBudget): World {
  const { pending } = world
  if (pending === null) return world
  if (pending.kind !== 'act') {
    answerByHeuristic(evaluator, world, budget)
    return world
  }
  const span = spanOf(world, pending.seat)
  let best: World | null = null
  let bestValue = Number.NEGATIVE_INFINITY
  for (const key of promisingActions(evaluator.facts, pending.options)) {
    if (budget.remaining <= 0) break
    const after = evaluator.engine.clone(world)
    budget.remaining -= 1
    evaluator.engine.apply(after, key)
    while (!isOver(after, span) && budget.remaining > 0) answerByHeuristic(evaluator, after, budget)
    const value = seatValue(evaluator, after, pending.seat)
    if (value <= bestValue) continue
    bestValue = value
    best = after
  }
  if (best === null) answerByHeuristic(evaluator, world, budget)
  return best ?? world
}

const MAX_ACTIONS = 9

/** The main actions with the highest printed worth, best first; none of them is tried out here. */
export function promisingActions({ actionWorth }: CardFacts, options: readonly string[]): readonly string[] {
  const best: string[] = []
  const worths: number[] = []
  for (let index = 0; index < options.length; index++) {
    const key = options[index] ?? ''
    const worth = actionWorth.get(key)
    if (worth === undefined) continue
    let rank = best.length
    while (rank > 0 && (worths[rank - 1] ?? 0) < worth) rank--
    if (rank >= MAX_ACTIONS) continue
    best.splice(rank, 0, key)
    worths.splice(rank, 0, worth)
    if (best.length > MAX_ACTIONS) {
      best.pop()
      worths.pop()
    }
  }
  return best
}
