import type { TileState } from '@charterstone/art/buildings/tile-states.ts'
import { type Decision, SPOTS } from '@charterstone/engine'
import type { LogStep } from '../../session/game.ts'
import { type Choice, type Closed, isAtSpot } from './target.ts'

/** How each spot looks while something is asked. Locks exist only in a decision about buildings. */
export function tileStatesOf(
  decision: Decision | null,
  choices: readonly Choice[],
  closed: readonly Closed[],
  chosen: string | null,
): ReadonlyMap<number, TileState> {
  const states = new Map<number, TileState>()
  if (decision === null || !choices.some(({ target }) => target.kind === 'spot')) return states
  for (let spot = 0; spot < SPOTS; spot++)
    if (closed.some(({ target }) => isAtSpot(target, spot))) states.set(spot, 'closed')
  for (const { key, target } of choices)
    if (target.kind === 'spot') states.set(target.spot, key === chosen ? 'chosen' : 'option')
  return states
}

/** Spots with a new building: until the next turn of its builder, or until the end of the round if the rules built it. */
export function freshSpots(log: readonly LogStep[]): ReadonlySet<number> {
  const builders = new Map<number, number>()
  for (const { events } of log)
    for (const event of events) {
      if (event.kind === 'constructed') builders.set(event.spot, event.seat)
      if (event.kind === 'round-ended') forget(builders, NOBODY)
      if (event.kind === 'turn-started') forget(builders, event.seat)
    }
  return new Set(builders.keys())
}

const NOBODY = -1

function forget(builders: Map<number, number>, seat: number): void {
  for (const [spot, builder] of builders) if (builder === seat) builders.delete(spot)
}
