import { COIN, FIRST_MINION, FIRST_PERIL } from '../catalogue/good.ts'
import type { FrameOf, Payment } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { GOOD_KEYS } from '../option/keys.ts'
import { CARD } from '../option/values.ts'
import { at, remove, sum } from '../state/list.ts'
import { discardCard } from './advancement.ts'
import { payGood } from './goods.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { unplaceForPayment } from './minions.ts'
import { COMMODITY_RANGES } from './quota.ts'

type GoodsPayment = keyof typeof COMMODITY_RANGES

function isGoodsPayment(what: Payment): what is GoodsPayment {
  return what in COMMODITY_RANGES
}

/** Asks for the parts of a cost that leave a choice, one unit at a time. */
export const payAsker: Asker<'pay'> = {
  offer(play, { seat, what }, menu) {
    const payer = seatOf(play, seat)
    if (isGoodsPayment(what)) {
      const [from, to] = COMMODITY_RANGES[what]
      for (let good = from; good < to; good++)
        if (at(payer.goods, good) > 0) offer(menu, at(GOOD_KEYS.pay, good), good)
    } else if (what === 'objective') for (const card of payer.objectives) offerCard(play, menu, card)
    else for (const card of payer.cards) if (isPayable(play, card, what)) offerCard(play, menu, card)
  },
  closed(play, { seat, what }) {
    const { goods, cards } = seatOf(play, seat)
    if (what === 'objective') return []
    if (!isGoodsPayment(what))
      return cards.flatMap((card) =>
        closedFor(at(play.box.key.pay, card), isPayable(play, card, what) ? NONE : lacking('other-type')),
      )
    const [from, to] = COMMODITY_RANGES[what]
    return GOOD_KEYS.pay.slice(from, to).flatMap((key, index) => {
      const isMissing = at(goods, from + index) === 0 && isKnownGood(play, from + index)
      return closedFor(key, isMissing ? lacking('none-to-pay') : NONE)
    })
  },
  answer(play, frame, value) {
    const paysAll = payOne(play, frame, value)
    if (!paysAll && frame.left > 1) push(play, { ...frame, left: frame.left - 1 })
  },
}

/** Minions that no crate has brought yet are not spoken of (D5). */
function isKnownGood(play: Play, good: number): boolean {
  return good < FIRST_MINION || good >= FIRST_PERIL || play.state.legacy.minions[good - FIRST_MINION] === true
}

/** Pays one unit, or everything that is owed when only one kind is left to pay it with. True when nothing is owed any more. */
function payOne(play: Play, frame: FrameOf<'pay'>, value: number): boolean {
  const { seat, what, left, source, to } = frame
  if (CARD.has(value)) {
    const card = CARD.decode(value)
    if (what === 'objective') returnObjective(play, seat, card)
    else discardCard(play, seat, card, source)
    return false
  }
  const payer = seatOf(play, seat)
  const [from, end] = COMMODITY_RANGES[isGoodsPayment(what) ? what : 'any']
  const isOnlyKind = at(payer.goods, value) === sum(payer.goods, from, end)
  const count = isOnlyKind ? left : 1
  for (let unit = 0; unit < count; unit++) {
    if (value >= FIRST_MINION && value < FIRST_PERIL) unplaceForPayment(play, seat, value)
    payGood(play, seat, value, 1, source, value <= COIN ? to : -1)
  }
  return isOnlyKind
}

function offerCard(play: Play, menu: Menu, card: number): void {
  offer(menu, at(play.box.key.pay, card), CARD.encode(card))
}

function isPayable(play: Play, card: number, what: Payment): boolean {
  const type = play.box.cardType[card]
  if (what === 'card') return true
  return what === 'plan' ? type === 'building' || type === 'constructed' : type === what
}

/** An objective paid as a cost goes to the bottom of the objective deck. */
function returnObjective(play: Play, seat: number, card: number): void {
  remove(seatOf(play, seat).objectives, card)
  tableOf(play).objectiveDeck.unshift(card)
}
