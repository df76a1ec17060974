import { RESOURCES } from '../catalogue/charter.ts'
import type { EffectOf } from '../catalogue/effect.ts'
import { COIN, FIRST_MINION, FIRST_PERIL } from '../catalogue/good.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { GOOD_KEYS } from '../option/keys.ts'
import { receive } from '../rules/advancement.ts'
import { payGood } from '../rules/goods.ts'
import { payInfluence } from '../rules/influence.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { unplaceForPayment } from '../rules/minions.ts'
import { at, remove } from '../state/list.ts'

/** What every opponent gives up to a loyal persona (K5): coins and influence at once, the rest by choice. */
export function demandTribute(play: Play, seat: number, source: number, { what }: EffectOf<'tribute'>): void {
  const { seats } = tableOf(play)
  for (let after = seats.length - 1; after > 0; after--) {
    const giver = (seat + after) % seats.length
    if (at(seats, giver).automa) continue
    if (what === 'coin')
      payGood(play, giver, COIN, Math.min(1, at(seatOf(play, giver).goods, COIN)), source, seat)
    else if (what === 'influence')
      payInfluence(play, giver, Math.min(1, seatOf(play, giver).influence), source)
    else
      push(play, {
        asks: true,
        kind: 'tribute',
        seat: what === 'resource' ? seat : giver,
        source,
        what,
        to: what === 'resource' ? giver : seat,
      })
  }
}

/** Cards and minions are chosen by their giver, resources by the seat that takes them (`to` is then the giver). */
export const tributeAsker: Asker<'tribute'> = {
  offer(play, { seat, what, to }, menu) {
    const giver = seatOf(play, what === 'resource' ? to : seat)
    if (what === 'card') for (const card of giver.cards) offer(menu, at(play.box.key.give, card), card)
    else {
      const [from, end] = what === 'resource' ? [0, RESOURCES.length] : [FIRST_MINION, FIRST_PERIL]
      for (let good = from; good < end; good++)
        if (at(giver.goods, good) > 0) offer(menu, at(GOOD_KEYS.give, good), good)
    }
  },
  closed(play, { seat, what, to }) {
    if (what === 'card') return []
    const isTaken = what === 'resource'
    const { goods } = seatOf(play, isTaken ? to : seat)
    const [from, end] = isTaken ? [0, RESOURCES.length] : [FIRST_MINION, FIRST_PERIL]
    return GOOD_KEYS.give.slice(from, end).flatMap((key, index) => {
      const isMissing =
        at(goods, from + index) === 0 && (isTaken || play.state.legacy.minions[index] === true)
      return closedFor(key, isMissing ? lacking(isTaken ? 'none-to-take' : 'none-to-pay') : NONE)
    })
  },
  answer(play, { seat, source, what, to }, value) {
    if (what === 'resource') payGood(play, to, value, 1, source, seat)
    else if (what === 'minion') {
      unplaceForPayment(play, seat, value)
      payGood(play, seat, value, 1, source, to)
    } else {
      remove(seatOf(play, seat).cards, value)
      receive(play, to, value, 'seat', source)
    }
  },
}
