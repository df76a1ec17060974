import { type Engine, type Event, isRevelation, type State } from '@charterstone/engine'
import { isReachedBy } from '../src/route/goal.ts'
import type { RoutePosition } from './route-positions.ts'

/** How far a search goes: it gives up after this many turns or answers. */
export type Limits = { readonly turns: number; readonly answers: number }

/**
 * The fewest turns to a goal while the others stand still, by trying every answer in the game itself. It shares nothing
 * with the planner but the question whether the goal is reached. `more`: not within the turns; `unknown`: too many answers.
 */
export function fewestTurns(
  engine: Engine,
  position: RoutePosition,
  limits: Limits,
): number | 'more' | 'unknown' {
  const { seat, goal } = position
  const known = cardsInSight(position.state)
  const seen = new Set<string>()
  const start = engine.clone(position.state)
  engine.passOthers(start, seat)
  const turnsOf = ({ table }: State): number => table.seats[seat]?.turns ?? 0
  const levels: State[][] = [[start]]
  let answers = 0
  for (let taken = 0; taken < limits.turns; taken++) {
    const open = levels[taken] ?? []
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (const key of state.pending?.options ?? []) {
        answers += 1
        if (answers > limits.answers) return 'unknown'
        const after = engine.clone(state)
        const events: Event[] = []
        engine.apply(after, key, events)
        const reached = events.findIndex((event) => isReachedBy(goal, seat, event))
        const before = reached < 0 ? events : events.slice(0, reached)
        if (before.some((event) => isHidden(event, known))) continue
        if (reached >= 0) return 1 + taken + before.filter(({ kind }) => kind === 'turn-started').length
        engine.passOthers(after, seat)
        if (after.pending?.seat !== seat || seen.has(signOf(after))) continue
        seen.add(signOf(after))
        const level = turnsOf(after) - turnsOf(start)
        if (level > taken && after.table.ending) continue
        levels[level] ??= []
        levels[level].push(after)
      }
  }
  return 'more'
}

/** All of the table but what the way there leaves behind. */
function signOf({ table, stack, pending }: State): string {
  const { deck: _deck, mat: _mat, candle: _candle, ...rest } = table
  const seats = rest.seats.map((seat) => ({ ...seat, turns: 0, vp: 0 }))
  return JSON.stringify([{ ...rest, seats }, stack.length, pending])
}

function cardsInSight({ table, legacy }: State): ReadonlySet<number> {
  return new Set([
    ...table.mat,
    ...table.discard,
    ...table.seats.flatMap(({ cards }) => cards),
    ...legacy.charters.flatMap(({ chest }) => chest),
  ])
}

function isHidden(event: Event, known: ReadonlySet<number>): boolean {
  if (event.kind === 'took-card') return !known.has(event.card)
  if (event.kind === 'shuffled' || (event.kind === 'revealed' && event.where === 'mat')) return false
  return isRevelation(event)
}
