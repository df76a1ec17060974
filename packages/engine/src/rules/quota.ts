import { isQuotaRowInForce, type QuotaRow } from '../catalogue/board.ts'
import { COIN, FIRST_MINION, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import type { Payment } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { SKIP } from '../option/values.ts'
import { at } from '../state/list.ts'
import type { Seat } from '../state/table.ts'
import { minionsOf, perilsOf, resourcesOf, winVp } from './goods.ts'
import { placeInfluence } from './influence.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { offerReputation } from './reputation.ts'
import { receiverOfPayment } from './temporary.ts'

/** What a row is paid with. */
const ROW_PAYMENTS = {
  resource: 'any',
  coin: 'coin',
  card: 'card',
  minion: 'minion',
  peril: 'peril',
} as const satisfies Readonly<Record<QuotaRow, Payment>>

function isRowInForce(play: Play, row: QuotaRow): boolean {
  return isQuotaRowInForce(row, play.state.legacy.rules)
}

function stock(seller: Seat, row: QuotaRow): number {
  if (row === 'resource') return resourcesOf(seller)
  if (row === 'coin') return at(seller.goods, COIN)
  if (row === 'card') return seller.cards.length
  return row === 'minion' ? minionsOf(seller) : perilsOf(seller)
}

export function isQuotaOpen(play: Play, space: number): boolean {
  return at(tableOf(play).quota, space) === 0 && isRowInForce(play, at(play.box.board.quota, space).row)
}

/** What keeps a seat from selling anything at all. */
export function lackToSell(play: Play, seat: number): number {
  const seller = seatOf(play, seat)
  if (seller.influence < 1) return lacking('influence')
  const { quota } = play.box.board
  for (let space = 0; space < quota.length; space++) {
    const { row, count } = at(quota, space)
    if (stock(seller, row) >= count && isQuotaOpen(play, space)) return NONE
  }
  return lacking('quota-space')
}

export const sellAsker: Asker<'sell'> = {
  closed: (play, { seat }) =>
    play.box.board.quota.flatMap(({ row, count }, space) => {
      if (!isRowInForce(play, row)) return []
      const missing = count - stock(seatOf(play, seat), row)
      const code = isQuotaOpen(play, space)
        ? missing > 0
          ? lacking(ROW_PAYMENTS[row], missing)
          : NONE
        : lacking('quota-taken')
      return closedFor(at(play.box.key.quota, space), code)
    }),
  offer(play, { seat, must }, menu) {
    const seller = seatOf(play, seat)
    if (seller.influence < 1) return
    const { quota } = play.box.board
    for (let space = 0; space < quota.length; space++) {
      const { row, count } = at(quota, space)
      if (stock(seller, row) >= count && isQuotaOpen(play, space))
        offer(menu, at(play.box.key.quota, space), space)
    }
    if (!must && menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  answer(play, { seat, source, vp }, space) {
    if (space === SKIP) return
    placeInfluence(play, seat)
    tableOf(play).quota[space] = seat + 1
    play.events?.push({ kind: 'sold', seat, space })
    const { row, count, bonus } = at(play.box.board.quota, space)
    if (bonus === 'reputation') offerReputation(play, seat, source)
    winVp(play, seat, bonus === 'vp' ? vp + 1 : vp, source)
    payCommodity(play, seat, source, row, count)
  },
}

/** Kinds may be mixed, so each unit is chosen, unless there is nothing to choose (R22.1). */
function payCommodity(play: Play, seat: number, source: number, row: QuotaRow, left: number): void {
  const what = ROW_PAYMENTS[row]
  push(play, { asks: true, kind: 'pay', seat, source, what, left, to: receiverOfPayment(play, seat, source) })
}

/** The range of goods that a row sells. */
export const COMMODITY_RANGES = {
  any: [0, COIN],
  coin: [COIN, COIN + 1],
  minion: [FIRST_MINION, FIRST_PERIL],
  peril: [FIRST_PERIL, GOODS.length],
  'coin-or-resource': [0, COIN + 1],
} as const
