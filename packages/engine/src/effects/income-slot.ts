import type { EffectOf } from '../catalogue/effect.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { placeInfluence } from '../rules/influence.ts'
import { at } from '../state/list.ts'

/** One token into the slot of an income building; the token paid is the token placed (R24.2, R6.3). */
export function placeIncome(play: Play, seat: number, source: number, _effect: EffectOf<'income'>): void {
  const table = tableOf(play)
  const spot = play.state.legacy.buildings.indexOf(source)
  const bit = 1 << seat
  if (seatOf(play, seat).influence < 1 || (at(table.incomeAt, spot) & bit) !== 0) return
  placeInfluence(play, seat)
  table.incomeAt[spot] = at(table.incomeAt, spot) | bit
  play.events?.push({ kind: 'placed-income', seat, building: source })
}
