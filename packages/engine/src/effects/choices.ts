import { MINIONS } from '../catalogue/charter.ts'
import { FIRST_MINION } from '../catalogue/good.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { keyOf } from '../option/key-of.ts'
import { MINION_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { NO, SKIP, YES } from '../option/values.ts'
import { pushEffects } from '../rules/abilities.ts'
import { costOf, lackOfCost, payCost } from '../rules/cost.ts'
import { gainGood } from '../rules/goods.ts'
import { type ClosedKey, closedFor, lacking, NONE } from '../rules/lack.ts'
import { receiverOfPayment } from '../rules/temporary.ts'
import { at } from '../state/list.ts'

/** One of several lists of effects. */
export const chooseAsker: Asker<'choose'> = {
  offer(_play, { lists }, menu) {
    for (let index = 0; index < lists.length; index++)
      offer(menu, keyOf({ kind: 'choose', index, effects: at(lists, index) }), index)
  },
  answer(play, { seat, source, lists }, index) {
    pushEffects(play, seat, source, at(lists, index))
  },
}

/** Pay and get, up to `times` times; each time can be declined. */
export const tradeAsker: Asker<'trade'> = {
  offer(play, { seat, pay }, menu) {
    if (lackOfCost(play, seat, costOf(pay)) !== NONE) return
    offer(menu, PLAIN_KEYS.trade, YES)
    offer(menu, PLAIN_KEYS.skip, NO)
  },
  answer(play, frame, value) {
    if (value === NO) return
    if (frame.left > 1) push(play, { ...frame, left: frame.left - 1 })
    pushEffects(play, frame.seat, frame.source, frame.get)
    payCost(
      play,
      frame.seat,
      costOf(frame.pay),
      frame.source,
      receiverOfPayment(play, frame.seat, frame.source),
    )
  },
}

/** A minion of any released type that the supply still has. */
export const minionAsker: Asker<'minion'> = {
  offer(play, _frame, menu) {
    const { supply } = tableOf(play)
    for (let type = 0; type < MINIONS.length; type++)
      if (at(supply, FIRST_MINION + type) > 0) offer(menu, at(MINION_KEYS, type), type)
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed: (play) => closedMinions(play),
  answer(play, { seat, source }, type) {
    if (type !== SKIP) gainGood(play, seat, FIRST_MINION + type, 1, source)
  },
}

/** Released types of which the supply has none left. */
export function closedMinions(play: Play): ClosedKey[] {
  const { supply } = tableOf(play)
  return MINION_KEYS.flatMap((key, type) => {
    const isGone = play.state.legacy.minions[type] === true && at(supply, FIRST_MINION + type) === 0
    return closedFor(key, isGone ? lacking('supply') : NONE)
  })
}
