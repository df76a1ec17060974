import type { Evaluator } from '../evaluation/evaluator.ts'
import { stepBudget } from '../search/step-budget.ts'
import { answerByHeuristic, isOver, spanOf } from '../search/turn.ts'
import { hasResult, type World } from '../world.ts'

/** How a world is played on before it is judged. */
export type PlayOn = {
  /** The answer that comes first; null when it has been given. */
  readonly key: string | null
  /** Whether the rest of the turn is played as well. */
  readonly finishesTurn: boolean
}

/** More answers than a turn has. */
const MAX_ANSWERS = 60

/** Gives an answer, then plays the turn to its end as the heuristic would. Changes the world in place and returns it. */
export function playOn(
  evaluator: Evaluator,
  world: World,
  seat: number,
  { key, finishesTurn }: PlayOn,
): World {
  const span = spanOf(world, seat)
  if (key !== null) evaluator.engine.apply(world, key)
  if (!finishesTurn) return world
  const budget = stepBudget(MAX_ANSWERS)
  while (budget.remaining > 0 && !isOver(world, span) && !hasResult(world))
    answerByHeuristic(evaluator, world, budget)
  return world
}
