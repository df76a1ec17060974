import { FIRST_PERIL, GOODS, goodIndex } from '../catalogue/good.ts'
import type { User } from '../loop/frame.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { add, at } from '../state/list.ts'
import { trigger } from './abilities.ts'
import { blowOutCandle } from './candle.ts'

const FUEL_SHORTAGE = goodIndex['fuel-shortage']

/** After using a building its user must take its peril token (R3.2). */
export function takePeril(play: Play, seat: number, spot: number, by: User): void {
  if (at(tableOf(play).perilAt, spot) === 0) return
  const good = movePerilToken(play, seat, spot)
  if (good === FUEL_SHORTAGE) blowOutCandle(play, seat)
  if (by === 'worker') trigger(play, seat, 'peril', (ability) => ability.peril === GOODS[good])
}

/** The peril token of a spot goes to a seat; returns which good it is. */
export function movePerilToken(play: Play, seat: number, spot: number): number {
  const { perilAt } = tableOf(play)
  const good = FIRST_PERIL + at(perilAt, spot) - 1
  perilAt[spot] = 0
  add(seatOf(play, seat).goods, good, 1)
  play.events?.push({
    kind: 'took-peril',
    seat,
    peril: at(GOODS, good),
    building: at(play.state.legacy.buildings, spot),
  })
  return good
}
