import type { Play } from '../loop/play.ts'
import { openSpots } from '../rules/construction.ts'
import { at } from '../state/list.ts'
import { pickByValue, worthOf } from './ranking.ts'

/**
 * Where an automa builds a card: an empty plot, then an empty island; with overbuilding its lowest-value building,
 * and only for a card of higher value (A7). -1: nowhere.
 */
export function spotToBuild(play: Play, seat: number, card: number): number {
  const { buildings } = play.state.legacy
  // Plots come before islands.
  const open = openSpots(play, seat)
  const empty = open.find((spot) => at(buildings, spot) === 0)
  if (empty !== undefined) return empty
  const lowest = pickByValue(play, open, { by: 'lowest', rank: 1, tie: 'az' })
  return lowest >= 0 && worthOf(play, card) > worthOf(play, at(buildings, lowest)) ? lowest : -1
}
