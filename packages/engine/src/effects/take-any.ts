import { RESOURCES } from '../catalogue/charter.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { GOOD_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { SKIP } from '../option/values.ts'
import { gainGood } from '../rules/goods.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { isPayableWithGood, spotInNeed } from '../rules/minion-gift.ts'
import { at } from '../state/list.ts'
import { rewardsFewer } from './rewards-fewer.ts'

/** Resources come first among the goods. */
const KEYS = GOOD_KEYS.gain.slice(0, RESOURCES.length)

/** Resources of choice, one at a time; only what the supply still has (R15.4). */
export const takeAnyAsker: Asker<'take-any'> = {
  offer(play, { seat }, menu) {
    const spot = spotInNeed(play, seat)
    for (let resource = 0; resource < RESOURCES.length; resource++)
      if (lackToTake(play, seat, spot, resource) === NONE) offer(menu, at(KEYS, resource), resource)
    if (spot < 0 && menu.keys.length > 0 && rewardsFewer(play, seat, 'resources'))
      offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed(play, { seat }) {
    const spot = spotInNeed(play, seat)
    return KEYS.flatMap((key, resource) => closedFor(key, lackToTake(play, seat, spot, resource)))
  },
  answer(play, frame, resource) {
    if (resource === SKIP) return
    gainGood(play, frame.seat, resource, 1, frame.source)
    if (frame.left > 1) push(play, { ...frame, left: frame.left - 1 })
  },
}

/** A golem has to bring what its building still needs (R16.2). */
function lackToTake(play: Play, seat: number, spot: number, resource: number): number {
  if (at(tableOf(play).supply, resource) === 0) return lacking('supply')
  return spot < 0 || isPayableWithGood(play, seat, spot, resource) ? NONE : lacking('minion-needs-other')
}
