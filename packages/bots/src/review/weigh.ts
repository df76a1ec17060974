import type { Decision, View } from '@charterstone/engine'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { judgeWin } from '../evaluation/win/win-model.ts'
import { isHeuristicKind } from '../heuristics/pick-by-heuristic.ts'
import type { Line } from '../search/search-turn.ts'
import type { World } from '../world.ts'
import type { Bookkeeper } from './booking.ts'
import { wholeVp } from './fixed-point.ts'
import { type Prospect, prospectOf } from './prospect.ts'
import { sampleOf, searchIn, type TurnSearch } from './turn-search.ts'
import { scaledPoints } from './value.ts'

/** The lines of a decision as a review weighs them, best first, in the first of the worlds that were imagined for them. */
export type Weighed = {
  readonly evaluator: Evaluator
  readonly world: World
  /** The value of a line is its chance to win in parts of WIN_UNIT. */
  readonly lines: readonly Line[]
  /** The line that begins with a given answer, also when the search has left it out. */
  readonly lineOf: (key: string) => Line
  /** The points that a line leads to, in parts of VP_UNIT. */
  readonly vpOf: (line: Line) => number
}

/** Worlds whose mean is the value of a line at the end of its turn. */
const WORLDS = 3
/** Lines that are played on, and the worlds in which they are. */
const CANDIDATES = 5
const PLAYED_WORLDS = 4
/** A line that is this many points of a hundred behind at the end of the turn is not played on. */
const MAX_DEFICIT = 12

/**
 * Looks at a decision with the eyes of its seat. Null where there is nothing to weigh: one option, options that come to the same, or
 * a choice whose worth shows only in later games.
 */
export function weigh(keeper: Bookkeeper, view: View, decision: Decision, steps: number): Weighed | null {
  if (decision.options.length < 2 || isHeuristicKind(decision)) return null
  const searches = Array.from({ length: WORLDS }, (_, index) =>
    searchIn(keeper, sampleOf(keeper, view, decision, index), steps),
  )
  const [first] = searches
  if (first === undefined || first.lines.length < 2) return null
  const lineOf = (key: string): Line => meanLine(searches, first, key)
  const lines = first.lines.map(({ key }) => lineOf(key)).sort(byValue)
  const { evaluator, world } = first
  const vpOf = (line: Line): number =>
    wholeVp(judgeWin(keeper.model, first.play(line)).vp[decision.seat] ?? 0)
  const turn: Weighed = { evaluator, world, lines, lineOf, vpOf }
  return decision.kind === 'act' ? playedOn(keeper, view, decision, turn) : turn
}

/** The main action of a turn is judged by where it leads: all seats play on before the position is judged. */
function playedOn(keeper: Bookkeeper, view: View, decision: Decision, turn: Weighed): Weighed {
  const { length: seats } = view.table.seats
  const samples = Array.from({ length: PLAYED_WORLDS }, (_, index) =>
    sampleOf(keeper, view, decision, WORLDS + index),
  )
  const prospects = new Map<string, Prospect>()
  const ahead = (line: Line): Prospect => {
    const prospect = prospects.get(line.key) ?? prospectOf(keeper.model, samples, line)
    prospects.set(line.key, prospect)
    return prospect
  }
  const further = (line: Line): Line => ({ ...line, value: ahead(line).win })
  const best = turn.lines[0]?.value ?? 0
  const isClose = ({ value }: Line): boolean => scaledPoints(best - value, seats) <= MAX_DEFICIT
  const candidates = turn.lines.slice(0, CANDIDATES).filter(isClose)
  const played = candidates.map(further).sort(byValue)
  const behind = turn.lines.slice(candidates.length).map((line): Line => {
    const deficit = best - line.value
    return { ...line, value: (played[0]?.value ?? 0) - deficit }
  })
  return {
    ...turn,
    lines: [...played, ...behind],
    lineOf: (key) => further(turn.lineOf(key)),
    vpOf: (line) => ahead(line).vp,
  }
}

/** The line of an answer in the first world, with its mean value in all of them. */
function meanLine(searches: readonly TurnSearch[], first: TurnSearch, key: string): Line {
  let sum = 0
  for (const search of searches) sum += search.lineOf(key).value
  return { ...first.lineOf(key), value: Math.round(sum / searches.length) }
}

function byValue(a: Line, b: Line): number {
  return b.value - a.value
}

/** The answer that a review thinks best; the first option where it has nothing to say. */
export function bestAnswer(keeper: Bookkeeper, view: View, decision: Decision, steps: number): string {
  return weigh(keeper, view, decision, steps)?.lines[0]?.key ?? decision.options[0] ?? ''
}
