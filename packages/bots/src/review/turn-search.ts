import type { Decision, View } from '@charterstone/engine'
import { playLine } from '../advice/play-line.ts'
import { winJudge } from '../evaluation/win/win-model.ts'
import { chanceSeed } from '../search/chance-seed.ts'
import { type Sample, sampleWorld } from '../search/sampled-world.ts'
import { type Line, searchTurn } from '../search/search-turn.ts'
import { stepBudget } from '../search/step-budget.ts'
import { answerForOthers, isOver, spanOf } from '../search/turn.ts'
import type { World } from '../world.ts'
import type { Bookkeeper } from './booking.ts'
import { WIN_UNIT } from './fixed-point.ts'

/** The lines of a decision in one imagined world, to the end of the turn. */
export type TurnSearch = Sample & {
  readonly lines: readonly Line[]
  readonly lineOf: (key: string) => Line
  /** The world after a line. */
  readonly play: (line: Line) => World
}

/** Answers tried after an answer that the search has left out. */
const STEPS_FOR_LEFT_OUT = 60

/** One of the worlds that agree with what the seat sees. */
export function sampleOf(
  { model, sealed }: Bookkeeper,
  view: View,
  decision: Decision,
  index: number,
): Sample {
  return sampleWorld({ evaluator: model.evaluator, sealed }, view, chanceSeed(0, view, decision), index)
}

export function searchIn({ model }: Bookkeeper, { evaluator, world }: Sample, steps: number): TurnSearch {
  const { engine } = evaluator
  const seat = world.pending?.seat ?? 0
  const winOf = winJudge(model, seat)
  const judge = (after: World): number => winOf(after) * WIN_UNIT
  const lines = searchTurn(evaluator, world, stepBudget(steps), judge)

  function lineOf(key: string): Line {
    const known = lines.find((line) => line.key === key)
    if (known !== undefined) return known
    const after = engine.clone(world)
    const span = spanOf(world, seat)
    const budget = stepBudget(STEPS_FOR_LEFT_OUT)
    engine.apply(after, key)
    answerForOthers(evaluator, after, span, budget)
    const [rest = null] = isOver(after, span) ? [] : searchTurn(evaluator, after, budget, judge)
    return { key, value: rest === null ? judge(after) : rest.value, rest }
  }

  return { evaluator, world, lines, lineOf, play: (line) => playLine(evaluator, world, line).after }
}
