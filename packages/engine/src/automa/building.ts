import type { Play } from '../flow/play.ts'
import { openSpots } from '../rules/construction.ts'
import { at } from '../state/list.ts'
import { isTile } from '../state/spot.ts'

/**
 * Where an automa builds a card: an empty plot, then an empty island; with overbuilding its lowest-value building,
 * and only for a card of higher value (A7). -1: nowhere.
 */
export function spotToBuild(play: Play, seat: number, card: number): number {
  const { buildings } = play.state.legacy
  const open = openSpots(play, seat)
  const empty = open.filter((spot) => at(buildings, spot) === 0)
  const plot = empty.find((spot) => !isTile(spot)) ?? empty[0]
  if (plot !== undefined) return plot
  const worthOf = (number: number): number => play.box.building[number]?.value ?? 0
  const lowest = open.toSorted(
    (a, b) =>
      worthOf(at(buildings, a)) - worthOf(at(buildings, b)) ||
      (at(play.box.slug, at(buildings, a)) < at(play.box.slug, at(buildings, b)) ? -1 : 1),
  )[0]
  return lowest !== undefined && worthOf(card) > worthOf(at(buildings, lowest)) ? lowest : -1
}
