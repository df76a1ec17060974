import type { Knowledge } from '../evaluation/knowledge.ts'
import { type Mind, prospects } from '../evaluation/mind.ts'
import type { World } from '../world.ts'
import type { Purse } from './purse.ts'
import { answerAtFirstSight, isOver, spanOf } from './turn.ts'

/**
 * Plays one turn quickly: the main actions that promise most are tried, what it asks further is answered at first sight, and the one
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
  for (const key of promising(mind.know, pending.options)) {
    if (purse.left <= 0) break
    const after = mind.engine.clone(world)
    purse.left -= 1
    mind.engine.apply(after, key)
    while (!isOver(after, span) && purse.left > 0) answerAtFirstSight(mind, after, purse)
    const value = prospects(mind, after, pending.seat)
    if (value <= most) continue
    most = value
    best = after
  }
  if (best === null) answerAtFirstSight(mind, world, purse)
  return best ?? world
}

const TRIED = 9

/** The main actions that look best as printed, without trying them. */
function promising({ promise }: Knowledge, options: readonly string[]): readonly string[] {
  const best: string[] = []
  const marks: number[] = []
  for (let index = 0; index < options.length; index++) {
    const key = options[index] ?? ''
    const mark = promise.get(key)
    if (mark === undefined) continue
    let place = best.length
    while (place > 0 && (marks[place - 1] ?? 0) < mark) place--
    if (place >= TRIED) continue
    best.splice(place, 0, key)
    marks.splice(place, 0, mark)
    if (best.length > TRIED) {
      best.pop()
      marks.pop()
    }
  }
  return best
}
