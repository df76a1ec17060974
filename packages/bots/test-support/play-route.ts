import type { Engine, Event } from '@charterstone/engine'
import { isReachedBy } from '../src/route/goal.ts'
import type { Route } from '../src/route/route.ts'
import type { RoutePosition } from './route-positions.ts'

/** Plays a route in the game itself, where nothing is made up, while the others stand still: the turns until the goal is reached; null if it is not. */
export function playRoute(
  engine: Engine,
  { state, seat, goal }: RoutePosition,
  { answers }: Route,
): number | null {
  const game = engine.clone(state)
  engine.passOthers(game, seat)
  let turns = 1
  let next = 0
  while (game.pending?.seat === seat) {
    const { options } = game.pending
    // Answers that the game gave automatically are skipped.
    const index = answers.findIndex((key, at) => at >= next && options.includes(key))
    if (index < 0) return null
    next = index + 1
    const events: Event[] = []
    engine.apply(game, answers[index] ?? '', events)
    for (const event of events) {
      if (isReachedBy(goal, seat, event)) return turns
      if (event.kind === 'turn-started') turns += 1
    }
    engine.passOthers(game, seat)
  }
  return null
}
