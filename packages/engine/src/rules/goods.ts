import { COIN, FIRST_MINION, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { add, at, sum } from '../state/list.ts'
import type { Seat } from '../state/table.ts'

const GAVE_COIN = 1
const GAVE_VP = 2

/** Takes goods from the general supply; what the supply lacks is not gained (R15.4). Returns how many came. */
export function gainGood(play: Play, seat: number, good: number, count: number, source: number): number {
  const table = tableOf(play)
  const there = at(table.supply, good)
  const taken = Math.min(count, there)
  if (taken > 0) {
    add(table.supply, good, -taken)
    add(seatOf(play, seat).goods, good, taken)
    if (good === COIN && source === table.using && seat === table.active) table.gave |= GAVE_COIN
    play.events?.push({ kind: 'gained', seat, good: at(GOODS, good), count: taken, source })
  }
  if (taken < count)
    play.events?.push({ kind: 'lacked', seat, good: at(GOODS, good), count: count - taken, source })
  return taken
}

/** Pays goods into the general supply, or to the seat `to` when a rule says so (-1: nobody). */
export function payGood(
  play: Play,
  seat: number,
  good: number,
  count: number,
  source: number,
  to = -1,
): void {
  if (count === 0) return
  add(seatOf(play, seat).goods, good, -count)
  add(to < 0 ? tableOf(play).supply : seatOf(play, to).goods, good, count)
  play.events?.push({ kind: 'paid', seat, good: at(GOODS, good), count, source, to })
}

export function winVp(play: Play, seat: number, vp: number, source: number): void {
  if (vp === 0) return
  seatOf(play, seat).vp += vp
  const table = tableOf(play)
  if (source === table.using && seat === table.active) table.gave |= GAVE_VP
  play.events?.push({ kind: 'won-vp', seat, vp, source })
}

export function gaveCoins(play: Play): boolean {
  return (tableOf(play).gave & GAVE_COIN) !== 0
}

export function gaveVp(play: Play): boolean {
  return (tableOf(play).gave & GAVE_VP) !== 0
}

export function resourcesOf(seat: Seat): number {
  return sum(seat.goods, 0, COIN)
}

export function minionsOf(seat: Seat): number {
  return sum(seat.goods, FIRST_MINION, FIRST_PERIL)
}

export function perilsOf(seat: Seat): number {
  return sum(seat.goods, FIRST_PERIL, GOODS.length)
}

/** How many different goods of a range a seat holds. */
export function kindsOf(seat: Seat, from: number, to: number): number {
  let kinds = 0
  for (let good = from; good < to; good++) if (at(seat.goods, good) > 0) kinds++
  return kinds
}
