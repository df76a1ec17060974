import { FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import type { User } from '../loop/frame.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { add, at } from '../state/list.ts'
import { trigger } from './abilities.ts'
import { blowOutCandle } from './candle.ts'

const FUEL_SHORTAGE = 1

/** After using a building its user must take its peril token (R3.2). */
export function takePeril(play: Play, seat: number, spot: number, by: User): void {
  const table = tableOf(play)
  const peril = at(table.perilAt, spot) - 1
  if (peril < 0) return
  table.perilAt[spot] = 0
  const good = FIRST_PERIL + peril
  add(seatOf(play, seat).goods, good, 1)
  play.events?.push({
    kind: 'took-peril',
    seat,
    peril: at(GOODS, good),
    building: at(play.state.legacy.buildings, spot),
  })
  if (peril === FUEL_SHORTAGE) blowOutCandle(play, seat)
  if (by === 'worker') trigger(play, seat, 'peril', (ability) => ability.peril === GOODS[good])
}
