import { COIN, FIRST_MINION, FIRST_PERIL } from '../catalogue/good.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf } from '../loop/play.ts'
import { GOOD_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { CARD, SKIP } from '../option/values.ts'
import { changeCharter, charterOf } from '../rules/campaign.ts'
import { type ClosedKey, closedFor, lacking, NONE } from '../rules/lack.ts'
import { retrieveMinions, unplaceForPayment } from '../rules/minions.ts'
import type { Capacity } from '../state/legacy.ts'
import { at, remove, replaced, sum } from '../state/list.ts'
import { askInPlayerOrder } from './player-order.ts'

const ORDER: readonly Capacity[] = ['minion', 'card', 'resource', 'coin']
const RANGES = { coin: [COIN, COIN + 1], resource: [0, COIN], minion: [FIRST_MINION, FIRST_PERIL] } as const

/** From game 2 on capacity says how much may be kept (R29); after game 1 everything is (R26.4). */
export function askWhatToKeep(play: Play): void {
  const { legacy, table } = play.state
  if (legacy.mode !== 'campaign') return
  if (legacy.game === 1) {
    for (let seat = 0; seat < table.seats.length; seat++) keepEverything(play, seat)
    return
  }
  askInPlayerOrder(play, (seat) => {
    const { charter, automa } = seatOf(play, seat)
    if (automa) return
    const { capacity } = charterOf(play, charter)
    for (const what of ORDER)
      push(play, { asks: true, kind: 'keep', seat, source: 0, what, left: capacity[what] })
  })
}

function keepEverything(play: Play, seat: number): void {
  retrieveMinions(play, seat)
  const { charter, goods, cards } = seatOf(play, seat)
  const kept = goods.map((count, good) => (good < FIRST_PERIL ? count : 0))
  changeCharter(play, charter, (record) => ({ ...record, keptGoods: kept, keptCards: [...cards] }))
  for (let good = 0; good < FIRST_PERIL; good++) goods[good] = 0
  cards.length = 0
}

/** One thing at a time; cards and minions all of different types (R29.1). */
export const keepAsker: Asker<'keep'> = {
  offer(play, { seat, what }, menu) {
    const { charter, goods, cards } = seatOf(play, seat)
    const { keptCards, keptGoods } = charterOf(play, charter)
    if (what === 'card') {
      const types = new Set(keptCards.map((card) => play.box.cardType[card]))
      for (const card of cards)
        if (!types.has(play.box.cardType[card])) offer(menu, at(play.box.key.keep, card), CARD.encode(card))
    } else {
      const [from, to] = RANGES[what]
      for (let good = from; good < to; good++)
        if (at(goods, good) > 0 && (what !== 'minion' || at(keptGoods, good) === 0))
          offer(menu, at(GOOD_KEYS.keep, good), good)
    }
    if (menu.keys.length > 1 || (menu.keys.length > 0 && isRebel(play, charter)))
      offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed: (play, { seat, what }) => [
    ...closedByType(play, seat, what),
    ...closedByCapacity(play, seat, what),
  ],
  answer(play, frame, value) {
    const { seat, what, left } = frame
    if (value === SKIP) return
    const { charter, goods, cards } = seatOf(play, seat)
    const isCard = CARD.has(value)
    const number = isCard ? CARD.decode(value) : value
    if (isCard) {
      remove(cards, number)
      changeCharter(play, charter, (record) => ({ ...record, keptCards: [...record.keptCards, number] }))
    } else {
      if (what === 'minion') unplaceForPayment(play, seat, value)
      goods[value] = at(goods, value) - 1
      changeCharter(play, charter, (record) => ({
        ...record,
        keptGoods: replaced(record.keptGoods, value, at(record.keptGoods, value) + 1),
      }))
    }
    play.events?.push({ kind: 'kept', charter, what, number })
    if (left > 1) push(play, { ...frame, left: left - 1 })
  },
}

function closedByType(play: Play, seat: number, what: Capacity): ClosedKey[] {
  const { charter, goods, cards } = seatOf(play, seat)
  const { keptCards, keptGoods } = charterOf(play, charter)
  const isTwin = lacking('type-kept')
  if (what === 'card') {
    const types = new Set(keptCards.map((card) => play.box.cardType[card]))
    return cards.flatMap((card) =>
      closedFor(at(play.box.key.keep, card), types.has(play.box.cardType[card]) ? isTwin : NONE),
    )
  }
  return GOOD_KEYS.keep.flatMap((key, good) => {
    const isMinion = what === 'minion' && good >= FIRST_MINION && good < FIRST_PERIL
    return closedFor(key, isMinion && at(goods, good) > 0 && at(keptGoods, good) > 0 ? isTwin : NONE)
  })
}

/** What is left over of a kind that was asked for before and of which no more can be kept. */
function closedByCapacity(play: Play, seat: number, what: Capacity): ClosedKey[] {
  const { charter, goods, cards } = seatOf(play, seat)
  const { keptCards, keptGoods, capacity } = charterOf(play, charter)
  return ORDER.slice(ORDER.indexOf(what) + 1).flatMap((kind) => {
    const [from, to] = kind === 'card' ? [0, 0] : RANGES[kind]
    const kept = kind === 'card' ? keptCards.length : sum(keptGoods, from, to)
    if (kept < capacity[kind]) return []
    const left =
      kind === 'card'
        ? cards.map((card) => at(play.box.key.keep, card))
        : GOOD_KEYS.keep.filter((_, good) => good >= from && good < to && at(goods, good) > 0)
    return left.flatMap((key) => closedFor(key, lacking('capacity-full')))
  })
}

/** A rebel persona scores for holding nothing (K5), so its charter may want to keep nothing. */
function isRebel(play: Play, charter: number): boolean {
  return play.box.personas.get(charterOf(play, charter).special)?.kind === 'rebel'
}
