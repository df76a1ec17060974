import { type Evaluator, leadOf } from '../evaluation/evaluator.ts'
import { turnsLeft } from '../evaluation/turns-left.ts'
import type { World } from '../world.ts'
import { carefulTurn } from './careful-turn.ts'
import { quickTurn } from './quick-turn.ts'
import type { Sample } from './sampled-world.ts'
import type { Line } from './search-turn.ts'
import type { StepBudget } from './step-budget.ts'
import { answerByHeuristic, isOver, type Span, spanOf } from './turn.ts'

/** How far and how carefully turns are played on. */
export type Horizon = {
  /** Own turns to play after the first one before judging. */
  readonly turns: number
  /** Answers that a seat tries out for each of these turns; 0 for a quick choice. */
  readonly careful: number
  readonly candidates: number
}

export type LookAhead = Horizon & {
  readonly samples: (index: number) => Sample
  readonly budget: StepBudget
}

/** A line and the sum of its results in the sampled worlds. */
export type Candidate = { readonly line: Line; total: number; played: number }

/** A line that the search puts this many points behind the best one is not played out. */
const MAX_DEFICIT = 8
/** With so few turns left, games are played to their end. */
const LAST_TURNS = 2
/** Answers tried for each turn of the last two rounds, at least; and lines that are compared there. */
const CAREFUL_AT_END = 120
const CANDIDATES_AT_END = 12

/**
 * Flat Monte Carlo over whole turns. Each line is played in the same sampled worlds; then all seats play on, each for its
 * own good, and the position is judged some turns later. The worse half of the lines drops out, again and again. In the last
 * two rounds games are played to their end, so the judgement is the result.
 */
export function lookAhead(lines: readonly Line[], { samples, budget, ...usual }: LookAhead): Candidate[] {
  const first = samples(0)
  const horizon = isNearEnd(first) ? toTheEnd(usual) : usual
  const best = lines[0]?.value ?? 0
  let alive: Candidate[] = lines
    .slice(0, horizon.candidates)
    .filter(({ value }) => value > best - MAX_DEFICIT)
    .map((line) => ({ line, total: 0, played: 0 }))
  const dropped: Candidate[] = []
  let sample = 0
  for (let phases = halvingsOf(alive.length); phases > 0; phases--) {
    const target = budget.remaining - budget.remaining / phases
    do {
      const world = sample === 0 ? first : samples(sample)
      sample += 1
      for (const candidate of alive) play(world, candidate, horizon, budget)
    } while (budget.remaining > target && budget.remaining > 0)
    if (alive.some(({ played }) => played === 0)) break
    alive.sort(byMean)
    const kept = Math.ceil(alive.length / 2)
    dropped.unshift(...alive.slice(kept))
    alive = alive.slice(0, kept)
  }
  return [...alive, ...dropped]
}

function isNearEnd({ evaluator, world }: Sample): boolean {
  return turnsLeft(evaluator.facts.board, world, world.pending?.seat ?? 0) <= LAST_TURNS
}

function toTheEnd({ turns, careful, candidates }: Horizon): Horizon {
  return {
    turns: Math.max(turns, LAST_TURNS + 1),
    careful: Math.max(careful, CAREFUL_AT_END),
    candidates: Math.max(candidates, CANDIDATES_AT_END),
  }
}

/** How often a list can be halved until one entry is left. */
function halvingsOf(length: number): number {
  return length < 2 ? 0 : 32 - Math.clz32(length - 1)
}

export function meanOf({ total, played, line }: Candidate): number {
  return played === 0 ? line.value : total / played
}

function byMean(a: Candidate, b: Candidate): number {
  return meanOf(b) - meanOf(a)
}

/** Plays a line and some turns after it. A playout that runs out of steps does not count. */
function play(sample: Sample, candidate: Candidate, horizon: Horizon, budget: StepBudget): void {
  const after = playAhead(sample, candidate.line, horizon, budget)
  if (budget.remaining <= 0) return
  candidate.total += leadOf(sample.evaluator, after, sample.world.pending?.seat ?? 0)
  candidate.played += 1
}

/** The world after a line and some turns of all seats, each for its own good. The sample stays as it is. */
export function playAhead(
  { evaluator, world: root }: Sample,
  line: Line,
  { turns, careful }: Omit<Horizon, 'candidates'>,
  budget: StepBudget,
): World {
  let world = evaluator.engine.clone(root)
  const span = spanOf(world, root.pending?.seat ?? 0)
  followLine(evaluator, world, line, span, budget)
  const last = span.turns + turns + 1
  // Whole rounds: every seat has had the same number of turns when the position is judged.
  while (world.pending !== null && budget.remaining > 0) {
    if (world.table.active === span.seat && (world.table.seats[span.seat]?.turns ?? 0) >= last) break
    world = careful > 0 ? carefulTurn(evaluator, world, careful, budget) : quickTurn(evaluator, world, budget)
  }
  return world
}

/** Where the sampled world offers something else than the line expects, the heuristic answers. */
function followLine(evaluator: Evaluator, world: World, line: Line, span: Span, budget: StepBudget): void {
  let rest: Line | null = line
  while (rest !== null && !isOver(world, span) && world.pending !== null && budget.remaining > 0) {
    const { seat, options } = world.pending
    const isPlanned = seat === span.seat && options.includes(rest.key)
    if (isPlanned) {
      budget.remaining -= 1
      evaluator.engine.apply(world, rest.key)
    } else answerByHeuristic(evaluator, world, budget)
    if (seat === span.seat) rest = rest.rest
  }
  while (!isOver(world, span) && budget.remaining > 0) answerByHeuristic(evaluator, world, budget)
}
