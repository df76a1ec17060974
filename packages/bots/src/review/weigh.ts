import type { Decision, View } from '@charterstone/engine'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { winJudge } from '../evaluation/win/win-model.ts'
import { isHeuristicKind } from '../heuristics/pick-by-heuristic.ts'
import { chanceSeed } from '../search/chance-seed.ts'
import { type Line, searchTurn } from '../search/search-turn.ts'
import { stepBudget } from '../search/step-budget.ts'
import { answerForOthers, isOver, spanOf } from '../search/turn.ts'
import { imagine, type World } from '../world.ts'
import type { Bookkeeper } from './booking.ts'
import { WIN_UNIT } from './fixed-point.ts'

/** The lines of a decision as a review weighs them, best first, in the first of the worlds that were imagined for them. */
export type Weighed = {
  readonly evaluator: Evaluator
  readonly world: World
  readonly lines: readonly Line[]
  /** The line that begins with a given answer, also when the search has left it out. */
  readonly lineOf: (key: string) => Line
}

/** Worlds whose mean is the value of a line. */
const WORLDS = 3
const WORLD_SEED_STEP = 7919
/** Answers tried after an answer that the search has left out. */
const STEPS_FOR_LEFT_OUT = 60

/**
 * Looks at a decision with the eyes of its seat. The value of a line is its chance to win in parts of WIN_UNIT. Null where there is
 * nothing to weigh: one option, options that come to the same, or a choice whose worth shows only in later games.
 */
export function weigh(keeper: Bookkeeper, view: View, decision: Decision, steps: number): Weighed | null {
  if (decision.options.length < 2 || isHeuristicKind(decision)) return null
  const searches = Array.from({ length: WORLDS }, (_, index) =>
    searchIn(keeper, view, decision, steps, index),
  )
  const [first] = searches
  if (first === undefined || first.lines.length < 2) return null
  const lineOf = (key: string): Line => {
    let sum = 0
    for (const search of searches) sum += search.lineOf(key).value
    return { ...first.lineOf(key), value: Math.round(sum / WORLDS) }
  }
  const lines = first.lines.map(({ key }) => lineOf(key)).sort((a, b) => b.value - a.value)
  return { ...first, lines, lineOf }
}

/** The lines in one imagined world. */
function searchIn(
  { model, sealed }: Bookkeeper,
  view: View,
  decision: Decision,
  steps: number,
  index: number,
): Weighed {
  const engine = sealed(view.legacy.crates, index)
  const evaluator = { ...model.evaluator, engine }
  const world = imagine(engine, view, (chanceSeed(0, view, decision) + index * WORLD_SEED_STEP) | 0)
  const winOf = winJudge(model, decision.seat)
  const judge = (after: World): number => winOf(after) * WIN_UNIT
  const lines = searchTurn(evaluator, world, stepBudget(steps), judge)

  function lineOf(key: string): Line {
    const known = lines.find((line) => line.key === key)
    if (known !== undefined) return known
    const after = engine.clone(world)
    const span = spanOf(world, decision.seat)
    const budget = stepBudget(STEPS_FOR_LEFT_OUT)
    engine.apply(after, key)
    answerForOthers(evaluator, after, span, budget)
    const [rest = null] = isOver(after, span) ? [] : searchTurn(evaluator, after, budget, judge)
    return { key, value: rest === null ? judge(after) : rest.value, rest }
  }

  return { evaluator, world, lines, lineOf }
}

/** The answer that a review thinks best; the first option where it has nothing to say. */
export function bestAnswer(keeper: Bookkeeper, view: View, decision: Decision, steps: number): string {
  return weigh(keeper, view, decision, steps)?.lines[0]?.key ?? decision.options[0] ?? ''
}
