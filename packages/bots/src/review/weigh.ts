import type { Decision, View } from '@charterstone/engine'
import { type WinModel, winJudge } from '../evaluation/win/win-model.ts'
import { isHeuristicKind } from '../heuristics/pick-by-heuristic.ts'
import { chanceSeed } from '../search/chance-seed.ts'
import { type Line, searchTurn } from '../search/search-turn.ts'
import { stepBudget } from '../search/step-budget.ts'
import { answerForOthers, isOver, spanOf } from '../search/turn.ts'
import { imagine, type World } from '../world.ts'
import { WIN_UNIT } from './fixed-point.ts'

/** The lines of a decision as a review weighs them, best first, in the world that was imagined for them. */
export type Weighed = {
  readonly world: World
  readonly lines: readonly Line[]
  /** The line that begins with a given answer, also when the search has left it out. */
  readonly lineOf: (key: string) => Line
}

/** Answers tried after an answer that the search has left out. */
const STEPS_FOR_LEFT_OUT = 60

/**
 * Looks at a decision with the eyes of its seat. The value of a line is its chance to win in parts of WIN_UNIT. Null where there is
 * nothing to weigh: one option, options that come to the same, or a choice whose worth shows only in later games.
 */
export function weigh(model: WinModel, view: View, decision: Decision, steps: number): Weighed | null {
  if (decision.options.length < 2 || isHeuristicKind(decision)) return null
  const { evaluator } = model
  const world = imagine(evaluator.engine, view, chanceSeed(0, view, decision))
  const winOf = winJudge(model, decision.seat)
  const judge = (after: World): number => Math.round(winOf(after) * WIN_UNIT)
  const lines = searchTurn(evaluator, world, stepBudget(steps), judge)
  if (lines.length < 2) return null

  function lineOf(key: string): Line {
    const known = lines.find((line) => line.key === key)
    if (known !== undefined) return known
    const after = evaluator.engine.clone(world)
    const span = spanOf(world, decision.seat)
    const budget = stepBudget(STEPS_FOR_LEFT_OUT)
    evaluator.engine.apply(after, key)
    answerForOthers(evaluator, after, span, budget)
    const [rest = null] = isOver(after, span) ? [] : searchTurn(evaluator, after, budget, judge)
    return { key, value: rest === null ? judge(after) : rest.value, rest }
  }

  return { world, lines, lineOf }
}

/** The answer that a review thinks best; the first option where it has nothing to say. */
export function bestAnswer(model: WinModel, view: View, decision: Decision, steps: number): string {
  return weigh(model, view, decision, steps)?.lines[0]?.key ?? decision.options[0] ?? ''
}
