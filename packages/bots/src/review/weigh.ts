import type { Decision, View } from '@charterstone/engine'
import { judgeWin, type WinModel } from '../evaluation/win/win-model.ts'
import { isHeuristicKind } from '../heuristics/pick-by-heuristic.ts'
import { chanceSeed } from '../search/chance-seed.ts'
import { type Line, searchTurn } from '../search/search-turn.ts'
import { stepBudget } from '../search/step-budget.ts'
import { imagine, type World } from '../world.ts'
import { WIN_UNIT } from './fixed-point.ts'

/** The lines of a decision as a review weighs them, best first, in the world that was imagined for them. */
export type Weighed = { readonly world: World; readonly lines: readonly Line[] }

/** Looks at a decision with the eyes of its seat. The value of a line is its chance to win in parts of WIN_UNIT, not rounded. */
export function weigh(model: WinModel, view: View, decision: Decision, steps: number): Weighed | null {
  if (decision.options.length < 2 || isHeuristicKind(decision)) return null
  const { evaluator } = model
  const world = imagine(evaluator.engine, view, chanceSeed(0, view, decision))
  const judge = (after: World): number => (judgeWin(model, after).win[decision.seat] ?? 0) * WIN_UNIT
  const lines = searchTurn(evaluator, world, stepBudget(steps), judge)
  return lines.length < 2 ? null : { world, lines }
}
