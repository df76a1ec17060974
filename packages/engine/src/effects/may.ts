import type { Effect } from '../catalogue/effect.ts'
import { goodIndex } from '../catalogue/good.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { NO, YES } from '../option/values.ts'
import { pushEffects } from '../rules/abilities.ts'
import { fillMat } from '../rules/advancement.ts'
import { amountOf } from '../rules/counting.ts'
import { gainGood } from '../rules/goods.ts'
import { regainInfluence } from '../rules/influence.ts'
import { spotInNeed } from '../rules/minion-gift.ts'
import { retrieveAll } from '../rules/workers.ts'

/** Part of a benefit that can matter to decline (R15.4). */
export function askMay(play: Play, seat: number, source: number, effect: Effect): void {
  push(play, { asks: true, kind: 'may', seat, source, effects: [effect] })
}

export const mayAsker: Asker<'may'> = {
  offer(play, { seat }, menu) {
    offer(menu, PLAIN_KEYS.take, YES)
    if (spotInNeed(play, seat) < 0) offer(menu, PLAIN_KEYS.skip, NO)
  },
  answer(play, { seat, source, effects }, value) {
    if (value === NO) return
    const only = effects.length === 1 ? effects[0] : undefined
    if (only === undefined || !takeAtOnce(play, seat, source, only)) pushEffects(play, seat, source, effects)
  },
}

/** Effects that ask whether they are wanted must not ask again once they are. */
function takeAtOnce(play: Play, seat: number, source: number, effect: Effect): boolean {
  if (effect.kind === 'gain')
    gainGood(play, seat, goodIndex[effect.good], amountOf(play, seat, effect.count), source)
  else if (effect.kind === 'regain') regainInfluence(play, seat, amountOf(play, seat, effect.count), source)
  else if (effect.kind === 'refresh-mat') refreshMat(play, seat)
  else if (effect.kind === 'retrieve' && effect.workers === 'all') retrieveAll(play, seat, source)
  else return false
  return true
}

/** The face-up cards are discarded and as many revealed. */
function refreshMat(play: Play, seat: number): void {
  const table = tableOf(play)
  for (const card of table.mat) table.discard.push(card)
  table.mat = []
  play.events?.push({ kind: 'refreshed-mat', seat })
  fillMat(play)
}
