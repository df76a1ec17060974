import { type Play, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { lacking, NONE } from './lack.ts'

/** What keeps anything from being put on a spot that must be unoccupied. */
export function lackOfRoom(play: Play, spot: number): number {
  if (!isOccupied(play, spot)) return NONE
  return lacking(at(tableOf(play).minionAt, spot) > 0 ? 'minion-there' : 'worker-there')
}

/** A regular worker or a minion stands there. */
export function isOccupied(play: Play, spot: number): boolean {
  const table = tableOf(play)
  if (at(table.minionAt, spot) > 0) return true
  for (const seat of table.seats) if (seat.workers[0] === spot || seat.workers[1] === spot) return true
  return false
}
