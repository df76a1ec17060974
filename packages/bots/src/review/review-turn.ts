import { playLine } from '../advice/play-line.ts'
import type { Purpose } from '../advice/purpose.ts'
import { purposesOf } from '../advice/turn-purposes.ts'
import type { Line } from '../search/search-turn.ts'
import type { Bookkeeper } from './booking.ts'
import { FOUND_POINTS, gradeOf } from './grade.ts'
import type { RecordedStep } from './recorded-game.ts'
import type { BetterLine, TurnReview } from './review.ts'
import { scaledPoints } from './value.ts'
import { type Weighed, weigh } from './weigh.ts'

/** An answer and what it lost against the best one. */
type Loss = { readonly step: RecordedStep; readonly weighed: Weighed; readonly loss: number }

/** Looks at every answer of a turn that had an alternative. The losses of a turn add up. */
export function reviewTurn(
  keeper: Bookkeeper,
  turn: readonly RecordedStep[],
  seats: number,
  steps: number,
): TurnReview {
  const [first] = turn
  if (first === undefined) throw new RangeError('a turn without steps')
  const { seat, table } = first.before
  const losses = turn
    .filter(({ before }) => before.seat === seat)
    .flatMap((step): Loss[] => {
      const decision = step.before.decision
      const weighed = decision === null ? null : weigh(keeper, step.before, decision, steps)
      return weighed === null ? [] : [{ step, weighed, loss: lossOf(weighed, step.key) }]
    })
  const loss = losses.reduce((sum, each) => sum + each.loss, 0)
  const worst = losses.reduce<Loss | null>(
    (most, each) => (each.loss > (most?.loss ?? -1) ? each : most),
    null,
  )
  const grade = gradeOf(loss, seats)
  return {
    seat,
    number: table.seats[seat]?.turns ?? 0,
    round: table.round,
    step: first.step,
    weakStep: worst?.step.step ?? first.step,
    isForced: losses.length === 0,
    loss,
    lossVp: grade === 'fine' || worst === null ? 0 : lostPoints(worst),
    grade,
    played: {
      key: worst?.step.key ?? first.key,
      purposes: worst === null ? [] : purposesOfKey(worst),
    },
    better: grade === 'fine' || worst === null ? null : betterLine(worst.weighed),
    found: worst === null ? [] : foundKeys(worst.weighed, seats),
  }
}

/** Whole parts of WIN_UNIT; an answer can be better than all that the search has tried. */
function lossOf({ lines, lineOf }: Weighed, key: string): number {
  return Math.max(0, (lines[0]?.value ?? 0) - lineOf(key).value)
}

function foundKeys({ lines }: Weighed, seats: number): string[] {
  const best = lines[0]?.value ?? 0
  return lines.filter(({ value }) => scaledPoints(best - value, seats) <= FOUND_POINTS).map(({ key }) => key)
}

function betterLine({ evaluator, world, lines }: Weighed): BetterLine | null {
  const [best] = lines
  if (best === undefined) return null
  const keys: string[] = []
  for (let rest: Line | null = best; rest !== null; rest = rest.rest) keys.push(rest.key)
  const option = evaluator.engine.optionOf(world, best.key)
  return {
    option,
    keys,
    purposes: purposesOf(evaluator.engine, playLine(evaluator, world, best)),
  }
}

/** What the better line promises more, in points at the end; 0 when it wins by other means. */
function lostPoints({ step, weighed: { lines, lineOf, vpOf } }: Loss): number {
  const [best] = lines
  return best === undefined ? 0 : Math.max(0, vpOf(best) - vpOf(lineOf(step.key)))
}

function purposesOfKey({ step, weighed: { evaluator, world, lineOf } }: Loss): readonly Purpose[] {
  return purposesOf(evaluator.engine, playLine(evaluator, world, lineOf(step.key)))
}
