import { type Mind, standing } from '../evaluation/mind.ts'
import type { World } from '../world.ts'
import type { Purse } from './purse.ts'
import { quickTurn } from './quick-turn.ts'
import type { Line } from './search-turn.ts'
import { answerAtFirstSight, isOver, type Span, spanOf } from './turn.ts'

/** A world that could be, with the mind that thinks about it. */
export type Sample = { readonly mind: Mind; readonly world: World }

export type LookAhead = {
  readonly samples: (index: number) => Sample
  /** Own turns to play after the first one before judging. */
  readonly turns: number
  readonly candidates: number
  readonly purse: Purse
}

/** A line and what came of it in the worlds that were played on. */
export type Prospect = { readonly line: Line; total: number; played: number }

/** Lines this much worse at first sight are not looked at again. */
const HOPELESS = 8

/**
 * Flat Monte Carlo over whole turns: each line is played in the same sampled worlds, the others and the seat itself
 * play on quickly, each for itself, and the position is judged a turn or two later. Worse lines drop out by halves.
 */
export function lookAhead(
  lines: readonly Line[],
  { samples, turns, candidates, purse }: LookAhead,
): Prospect[] {
  const best = lines[0]?.value ?? 0
  let alive: Prospect[] = lines
    .slice(0, candidates)
    .filter(({ value }) => value > best - HOPELESS)
    .map((line) => ({ line, total: 0, played: 0 }))
  const dropped: Prospect[] = []
  let sample = 0
  for (let phases = Math.ceil(Math.log2(alive.length)); phases > 0; phases--) {
    const target = purse.left - purse.left / phases
    do {
      const world = samples(sample++)
      for (const prospect of alive) play(world, prospect, turns, purse)
    } while (purse.left > target && purse.left > 0)
    if (alive.some(({ played }) => played === 0)) break
    alive.sort(byMean)
    const kept = Math.ceil(alive.length / 2)
    dropped.unshift(...alive.slice(kept))
    alive = alive.slice(0, kept)
  }
  return [...alive, ...dropped]
}

export function meanOf({ total, played, line }: Prospect): number {
  return played === 0 ? line.value : total / played
}

function byMean(a: Prospect, b: Prospect): number {
  return meanOf(b) - meanOf(a)
}

/** Plays a line and then on for some turns. What was not finished does not count. */
function play({ mind, world: root }: Sample, prospect: Prospect, turns: number, purse: Purse): void {
  let world = mind.engine.clone(root)
  const span = spanOf(world, root.pending?.seat ?? 0)
  playLine(mind, world, prospect.line, span, purse)
  const last = span.turns + turns + 1
  // Whole rounds: everybody has had as many turns when the position is judged.
  while (world.pending !== null && purse.left > 0) {
    if (world.table.active === span.seat && (world.table.seats[span.seat]?.turns ?? 0) >= last) break
    world = quickTurn(mind, world, purse)
  }
  if (purse.left <= 0) return
  prospect.total += standing(mind, world, span.seat)
  prospect.played += 1
}

/** Where the sample differs from what the line expected, first sight decides. */
function playLine(mind: Mind, world: World, line: Line, span: Span, purse: Purse): void {
  let rest: Line | null = line
  while (rest !== null && !isOver(world, span) && world.pending !== null && purse.left > 0) {
    const { seat, options } = world.pending
    const isPlanned = seat === span.seat && options.includes(rest.key)
    if (isPlanned) {
      purse.left -= 1
      mind.engine.apply(world, rest.key)
    } else answerAtFirstSight(mind, world, purse)
    if (seat === span.seat) rest = rest.rest
  }
  while (!isOver(world, span) && purse.left > 0) answerAtFirstSight(mind, world, purse)
}
