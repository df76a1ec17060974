import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { SPOT_KEYS } from '../option/keys.ts'
import { shuffle } from '../random/random.ts'
import { changeLegacy } from '../rules/campaign.ts'
import { closedCharters, isBasic } from '../rules/construction.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { at } from '../state/list.ts'
import { FIRST_TILE, PLOTS, plotSpot, TILES, tileSpot } from '../state/spot.ts'

const ISLANDS_A_GAME = 2

/** Each seat picks two of its four tiles and the plots they float over (R1.1). Inactive charters ignore islands (R1.3). */
export function askIslands(play: Play): void {
  const { rules, mode } = play.state.legacy
  if (!rules.islands) return
  if (mode === 'post-campaign') dealTiles(play)
  const { seats } = tableOf(play)
  for (let seat = seats.length - 1; seat >= 0; seat--)
    if (!at(seats, seat).automa)
      push(play, { asks: true, kind: 'island-tile', seat, source: 0, left: ISLANDS_A_GAME })
}

/** After the campaign the tiles are dealt again, four to a charter, with their buildings (C2). */
function dealTiles(play: Play): void {
  const { buildings } = play.state.legacy
  const tiles = buildings.slice(FIRST_TILE)
  shuffle(play.state.rng, tiles)
  changeLegacy(play, { buildings: [...buildings.slice(0, FIRST_TILE), ...tiles] })
}

export const islandTileAsker: Asker<'island-tile'> = {
  offer(play, { seat }, menu) {
    const { charter } = seatOf(play, seat)
    for (let tile = 0; tile < TILES; tile++) {
      const spot = tileSpot(charter, tile)
      if (at(tableOf(play).covers, spot - FIRST_TILE) < 0) offer(menu, at(SPOT_KEYS, spot), spot)
    }
  },
  closed(play, { seat }) {
    const { charter } = seatOf(play, seat)
    return Array.from({ length: TILES }, (_, tile) => tile).flatMap((tile) => {
      const spot = tileSpot(charter, tile)
      const isPlaced = at(tableOf(play).covers, spot - FIRST_TILE) >= 0
      return closedFor(at(SPOT_KEYS, spot), isPlaced ? lacking('island-placed') : NONE)
    })
  },
  answer(play, { seat, left }, tile) {
    push(play, { asks: true, kind: 'island-place', seat, source: 0, tile, left })
  },
}

/** Over a different plot or building of the own charter, never the basic one. */
export const islandPlaceAsker: Asker<'island-place'> = {
  offer(play, { seat }, menu) {
    const { charter } = seatOf(play, seat)
    for (let plot = 0; plot < PLOTS; plot++) {
      const spot = plotSpot(charter, plot)
      if (lackToCover(play, spot) === NONE) offer(menu, at(SPOT_KEYS, spot), spot)
    }
  },
  closed(play, { seat }) {
    const { charter } = seatOf(play, seat)
    const spots = Array.from({ length: PLOTS }, (_, plot) => plotSpot(charter, plot))
    return [
      ...spots.flatMap((spot) => closedFor(at(SPOT_KEYS, spot), lackToCover(play, spot))),
      ...closedCharters(charter),
    ]
  },
  answer(play, { seat, tile, left }, spot) {
    tableOf(play).covers[tile - FIRST_TILE] = spot
    play.events?.push({ kind: 'island-placed', seat, tile, spot })
    if (left > 1) push(play, { asks: true, kind: 'island-tile', seat, source: 0, left: left - 1 })
  },
}

function lackToCover(play: Play, spot: number): number {
  const building = at(play.state.legacy.buildings, spot)
  if (building !== 0 && isBasic(play, building)) return lacking('basic-building')
  return tableOf(play).covers.includes(spot) ? lacking('covered') : NONE
}
