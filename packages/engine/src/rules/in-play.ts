import { type Play, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { FIRST_TILE, SPOTS } from '../state/spot.ts'

/** Computes which buildings can be used: the commons and every building that is not covered (R15.0). */
export function refreshInPlay(play: Play): void {
  const table = tableOf(play)
  const { buildings } = play.state.legacy
  const spots: number[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    if (at(buildings, spot) === 0) continue
    const isPlaced =
      spot < FIRST_TILE ? !table.covers.includes(spot) : at(table.covers, spot - FIRST_TILE) >= 0
    if (isPlaced) spots.push(spot)
  }
  table.inPlay = spots
}
