import { playLine } from '../advice/play-line.ts'
import type { Purpose } from '../advice/purpose.ts'
import { purposesOf } from '../advice/turn-purposes.ts'
import type { WinModel } from '../evaluation/win/win-model.ts'
import type { Line } from '../search/search-turn.ts'
import { FOUND_POINTS, gradeOf } from './grade.ts'
import type { RecordedStep } from './recorded-game.ts'
import type { BetterLine, TurnReview } from './review.ts'
import { scaledPoints } from './value.ts'
import { type Weighed, weigh } from './weigh.ts'

/** An answer and what it lost against the best one. */
type Loss = { readonly step: RecordedStep; readonly weighed: Weighed; readonly loss: number }

/** Looks at every answer of a turn that had an alternative. The losses of a turn add up. */
export function reviewTurn(
  model: WinModel,
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
      const weighed = decision === null ? null : weigh(model, step.before, decision, steps)
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
    lossVp: 0,
    grade,
    played: {
      key: worst?.step.key ?? first.key,
      purposes: worst === null ? [] : purposesOfKey(model, worst),
    },
    better: grade === 'fine' || worst === null ? null : betterLine(model, worst.weighed),
    found: worst === null ? [] : foundKeys(worst.weighed, seats),
  }
}

/** Whole parts of WIN_UNIT. An answer that the search left out as equal to another costs nothing. */
function lossOf({ lines }: Weighed, key: string): number {
  const best = lines[0]?.value ?? 0
  const line = lines.find((each) => each.key === key)
  return line === undefined ? 0 : Math.round(best - line.value)
}

function foundKeys({ lines }: Weighed, seats: number): string[] {
  const best = lines[0]?.value ?? 0
  return lines.filter(({ value }) => scaledPoints(best - value, seats) <= FOUND_POINTS).map(({ key }) => key)
}

function betterLine(model: WinModel, { world, lines }: Weighed): BetterLine | null {
  const [best] = lines
  if (best === undefined) return null
  const keys: string[] = []
  for (let rest: Line | null = best; rest !== null; rest = rest.rest) keys.push(rest.key)
  return { keys, purposes: purposesOf(model.evaluator.engine, playLine(model.evaluator, world, best)) }
}

function purposesOfKey(model: WinModel, { step, weighed: { world, lines } }: Loss): readonly Purpose[] {
  const line = lines.find(({ key }) => key === step.key) ?? { key: step.key, value: 0, rest: null }
  return purposesOf(model.evaluator.engine, playLine(model.evaluator, world, line))
}
