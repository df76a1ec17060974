import type { Evaluator } from '../evaluation/evaluator.ts'
import { stepBudget } from '../search/step-budget.ts'
import { answerByHeuristic, isOver, spanOf } from '../search/turn.ts'
import type { World } from '../world.ts'

/** More answers than a turn has. */
const REST_OF_TURN = 60

/** Gives an answer, then plays the turn to its end as the heuristic would. Changes the world in place and returns it. */
export function settle(
  evaluator: Evaluator,
  world: World,
  seat: number,
  key: string | null,
  toTheEnd: boolean,
): World {
  const span = spanOf(world, seat)
  if (key !== null) evaluator.engine.apply(world, key)
  const budget = stepBudget(toTheEnd ? REST_OF_TURN : 0)
  while (budget.remaining > 0 && !isOver(world, span) && !hasResult(world))
    answerByHeuristic(evaluator, world, budget)
  return world
}

function hasResult({ legacy }: World): boolean {
  return legacy.history.at(-1)?.game === legacy.game
}
