import { type Mind, prospects } from '../evaluation/mind.ts'
import type { World } from '../world.ts'
import { narrow } from './narrow.ts'
import type { Purse } from './purse.ts'
import { isFreeAction } from './search-turn.ts'
import { answerAtFirstSight, isOver, spanOf } from './turn.ts'

/**
 * Plays one turn quickly: every main action is tried, what it asks further is answered at first sight, and the one
 * that leaves the seat best off is taken. Returns the world after it.
 */
export function quickTurn(mind: Mind, world: World, purse: Purse): World {
  const { pending } = world
  if (pending === null) return world
  if (pending.kind !== 'act') {
    answerAtFirstSight(mind, world, purse)
    return world
  }
  const span = spanOf(world, pending.seat)
  let best: World | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const index of narrow(mind.know, world, pending, null)) {
    const key = pending.options[index] ?? ''
    if (isFreeAction(key) || purse.left <= 0) continue
    const after = mind.engine.clone(world)
    purse.left -= 1
    mind.engine.apply(after, key)
    while (!isOver(after, span) && purse.left > 0) answerAtFirstSight(mind, after, purse)
    const value = prospects(mind, after, pending.seat)
    if (value <= most) continue
    most = value
    best = after
  }
  return best ?? world
}
