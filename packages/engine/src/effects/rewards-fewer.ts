import type { Countable } from '../catalogue/countable.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'

/** Whether anything in play rewards this seat for having less of something: a goal, an objective, a persona of its own. */
export function rewardsFewer(play: Play, seat: number, what: Countable): boolean {
  const table = tableOf(play)
  const holder = seatOf(play, seat)
  const goal = table.guidepost === 0 ? undefined : play.box.guideposts.get(table.guidepost)?.goal
  if (goal !== undefined && goal !== 'candle' && 'fewest' in goal && goal.fewest === what) return true
  for (let index = 0; index < table.objectives.length; index++)
    if (wantsLess(play, at(table.objectives, index), what)) return true
  for (let index = 0; index < holder.objectives.length; index++)
    if (wantsLess(play, at(holder.objectives, index), what)) return true
  for (let index = 0; index < holder.personas.length; index++)
    for (const ability of at(play.box.abilities, at(holder.personas, index)))
      if (ability.on === 'end')
        for (const effect of ability.effects)
          if (
            effect.kind === 'if' &&
            effect.condition.atMost !== undefined &&
            effect.condition.count === what
          )
            return true
  return false
}

function wantsLess(play: Play, card: number, what: Countable): boolean {
  const condition = play.box.objectives.get(card)?.condition
  return condition !== undefined && condition.atMost !== undefined && condition.count === what
}
