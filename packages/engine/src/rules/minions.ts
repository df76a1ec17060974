import { MINIONS } from '../catalogue/charter.ts'
import { FIRST_MINION } from '../catalogue/good.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { add, at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import { hasPassive, pushEffects, trigger } from './abilities.ts'
import { winVp } from './goods.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { isPayableBy } from './minion-gift.ts'
import { lackOfRoom } from './occupied.ts'
import { lackHaving, lackToUse } from './placement.ts'

/** Minions of a type that are not on the board. */
export function freeMinions(play: Play, seat: number, type: number): number {
  const owner = seatOf(play, seat)
  let free = at(owner.goods, FIRST_MINION + type)
  if (free === 0) return 0
  const { minionAt, inPlay, stray } = tableOf(play)
  if (stray) return free
  for (const spot of inPlay)
    if (at(minionAt, spot) === type + 1 && charterOfSpot(spot) === owner.charter) free--
  return free
}

/** Minions go to unoccupied buildings of the own charter whose cost can be paid, counting what they bring (R16.2). */
function lackForMinion(play: Play, seat: number, type: number, spot: number): number {
  if (charterOfSpot(spot) !== seatOf(play, seat).charter) return lacking('other-charter')
  const room = lackOfRoom(play, spot)
  if (room !== NONE) return room
  return isPayableBy(play, seat, spot, type) ? NONE : lackToUse(play, seat, spot)
}

/** Whether there is any such building; the first one found is enough. */
export function hasMinionSpot(play: Play, seat: number, type: number): boolean {
  const { inPlay } = tableOf(play)
  for (let index = 0; index < inPlay.length; index++)
    if (lackForMinion(play, seat, type, at(inPlay, index)) === NONE) return true
  return false
}

export const minionSpotAsker: Asker<'minion-spot'> = {
  offer(play, { seat, minion }, menu) {
    for (const spot of tableOf(play).inPlay)
      if (lackForMinion(play, seat, minion, spot) === NONE)
        offer(menu, at(play.box.key.place, at(play.state.legacy.buildings, spot)), spot)
  },
  closed: (play, { seat, minion }) =>
    tableOf(play).inPlay.flatMap((spot) =>
      closedFor(
        at(play.box.key.place, at(play.state.legacy.buildings, spot)),
        lackForMinion(play, seat, minion, spot),
      ),
    ),
  answer(play, { seat, minion }, spot) {
    const table = tableOf(play)
    table.minionAt[spot] = minion + 1
    table.spot = spot
    play.events?.push({
      kind: 'placed',
      seat,
      building: at(play.state.legacy.buildings, spot),
      worker: 'minion',
      minion: at(MINIONS, minion),
    })
    const canSpareOne = lackHaving(play, seat, spot, 1, false) === NONE
    const isLate = MINIONS[minion] === 'ghost' && !canSpareOne
    if (isLate) giveBenefit(play, seat, minion)
    push(play, { kind: 'use', seat, spot, free: false, by: 'minion' })
    if (!isLate) giveBenefit(play, seat, minion)
    trigger(play, seat, 'place-minion')
  },
}

/** The minion's own benefit comes first (R16.2); only a ghost waits while its influence is needed for the building. */
function giveBenefit(play: Play, seat: number, minion: number): void {
  pushEffects(play, seat, at(play.box.minionCard, minion), at(play.box.minionEffects, minion))
}

/** An opponent has used the building: the minion's owner takes its benefit (R16.4), unless the user is too strong to notice. */
export function payMinionOwner(play: Play, seat: number, spot: number): void {
  const table = tableOf(play)
  const minion = at(table.minionAt, spot) - 1
  if (minion < 0 || table.stray) return
  const charter = charterOfSpot(spot)
  const owner = table.seats.findIndex((seat) => seat.charter === charter)
  if (owner < 0 || owner === seat || hasPassive(play, seat, 'ignore-minions')) return
  if (at(table.seats, owner).automa) winVp(play, owner, 1, at(play.box.minionCard, minion))
  else giveBenefit(play, owner, minion)
}

/** Takes all of a seat's minions off the board; returns how many of each type came back. */
export function retrieveMinions(play: Play, seat: number): number[] {
  const { charter } = seatOf(play, seat)
  const { minionAt, inPlay, stray } = tableOf(play)
  const back = MINIONS.map(() => 0)
  if (stray) return back
  for (const spot of inPlay) {
    const minion = at(minionAt, spot) - 1
    if (minion < 0 || charterOfSpot(spot) !== charter) continue
    minionAt[spot] = 0
    add(back, minion, 1)
  }
  return back
}

/** A minion that is paid may come from the board (R16.5, R22.4); those at home go first. */
export function unplaceForPayment(play: Play, seat: number, good: number): void {
  const type = good - FIRST_MINION
  if (freeMinions(play, seat, type) > 0) return
  const { charter } = seatOf(play, seat)
  const { minionAt, inPlay } = tableOf(play)
  const spot = inPlay.find((each) => at(minionAt, each) === type + 1 && charterOfSpot(each) === charter)
  if (spot !== undefined) minionAt[spot] = 0
}
