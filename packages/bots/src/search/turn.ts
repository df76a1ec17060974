import type { Evaluator } from '../evaluation/evaluator.ts'
import { pickByHeuristic } from '../heuristics/pick-by-heuristic.ts'
import type { World } from '../world.ts'
import type { StepBudget } from './step-budget.ts'

/** The part of the game that a search covers: from a decision of a seat to the end of the turn it belongs to. */
export type Span = { readonly seat: number; readonly turns: number; readonly isOwnTurn: boolean }

export function spanOf({ table }: World, seat: number): Span {
  return { seat, turns: table.seats[seat]?.turns ?? 0, isOwnTurn: table.active === seat }
}

/** In the turn of another seat a span ends as soon as its own seat has nothing left to decide. */
export function isOver({ pending, table }: World, { seat, turns, isOwnTurn }: Span): boolean {
  if (pending === null || table.seats[seat]?.turns !== turns) return true
  if (isOwnTurn) return table.active !== seat
  return pending.seat !== seat || pending.kind === 'act'
}

/** Answers the decisions of other seats that come up during the turn. */
export function answerForOthers(evaluator: Evaluator, world: World, span: Span, budget: StepBudget): void {
  while (
    !isOver(world, span) &&
    world.pending !== null &&
    world.pending.seat !== span.seat &&
    budget.remaining > 0
  )
    answerByHeuristic(evaluator, world, budget)
}

/** Answers the pending decision of any seat, for one step. */
export function answerByHeuristic(evaluator: Evaluator, world: World, budget: StepBudget): void {
  const { pending } = world
  if (pending === null) return
  budget.remaining -= 1
  evaluator.engine.apply(world, pending.options[pickByHeuristic(evaluator, world, pending)] ?? '')
}
