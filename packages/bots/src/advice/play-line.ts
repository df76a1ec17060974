import type { Event, Option } from '@charterstone/engine'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { pickByHeuristic } from '../heuristics/pick-by-heuristic.ts'
import type { Line } from '../search/search-turn.ts'
import { isOver, spanOf } from '../search/turn.ts'
import type { World } from '../world.ts'

/** A turn, or the rest of one, as it would go in the imagined world. */
export type PlayedLine = {
  readonly seat: number
  readonly before: World
  readonly after: World
  readonly events: readonly Event[]
  /** The main action that follows when the line begins with a free action; null otherwise. */
  readonly next: Option | null
}

const MAX_ANSWERS = 60

/** Plays a line to the end of its turn. Where it does not go that far, and for other seats, the heuristic answers. */
export function playLine(
  evaluator: Evaluator,
  root: World,
  line: Line,
  maxAnswers = MAX_ANSWERS,
): PlayedLine {
  const seat = root.pending?.seat ?? 0
  const { engine } = evaluator
  const world = engine.clone(root)
  const span = spanOf(root, seat)
  const events: Event[] = []
  let next: Option | null = null
  let rest: Line | null = line
  for (let answers = 0; answers < maxAnswers && world.pending !== null && !isOver(world, span); answers++) {
    const { seat: asked, options, kind } = world.pending
    const isPlanned: boolean = rest !== null && asked === seat && options.includes(rest.key)
    const key: string = isPlanned
      ? (rest?.key ?? '')
      : (options[pickByHeuristic(evaluator, world, world.pending)] ?? '')
    if (answers > 0 && asked === seat && kind === 'act') next = mainAction(engine.optionOf(world, key))
    engine.apply(world, key, events)
    if (asked === seat) rest = isPlanned ? (rest?.rest ?? null) : null
  }
  return { seat, before: root, after: world, events: ownPart(events), next }
}

/** What the next turn or the end of the game brings is no part of this turn. */
function ownPart(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ kind }) => kind === 'turn-started' || kind === 'round-ended')
  return end < 0 ? events : events.slice(0, end)
}

/** Another free action may use a card that nobody knows yet. */
function mainAction(option: Option | null): Option | null {
  return option?.kind === 'card' ? null : option
}
