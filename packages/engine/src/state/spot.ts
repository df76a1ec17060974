import { FIRST_COMMONS } from '../catalogue/charter.ts'

/**
 * A spot is a place where a building can stand: 6 in the commons, then 6 plots for each charter,
 * then 4 sky-island tiles for each charter. Everything on the board is kept by spot.
 */
export const PLOTS = 6
export const TILES = 4
export const FIRST_PLOT = 6
export const FIRST_TILE = FIRST_PLOT + 6 * PLOTS
export const SPOTS = FIRST_TILE + 6 * TILES

export function plotSpot(charter: number, plot: number): number {
  return FIRST_PLOT + charter * PLOTS + plot
}

export function tileSpot(charter: number, tile: number): number {
  return FIRST_TILE + charter * TILES + tile
}

export function isCommonsSpot(spot: number): boolean {
  return spot < FIRST_PLOT
}

export function isTile(spot: number): boolean {
  return spot >= FIRST_TILE
}

/** The charter a spot belongs to; -1 for the commons. */
export function charterOfSpot(spot: number): number {
  if (spot < FIRST_PLOT) return -1
  return spot < FIRST_TILE ? ((spot - FIRST_PLOT) / PLOTS) | 0 : ((spot - FIRST_TILE) / TILES) | 0
}

/** A plot or an island tile, counted from 1 in its charter. */
export function numberInCharter(spot: number): number {
  return isTile(spot) ? ((spot - FIRST_TILE) % TILES) + 1 : ((spot - FIRST_PLOT) % PLOTS) + 1
}

export function commonsBuilding(spot: number): number {
  return FIRST_COMMONS + spot
}

/** How many plots each row of a charter holds, top to bottom (section 1 of the rules), in charter order. */
export const PLOT_ROWS: readonly (readonly number[])[] = [
  [3, 3],
  [2, 3, 1],
  [3, 3],
  [1, 2, 3],
  [3, 2, 1],
  [3, 2, 1],
]

/** The plot at a row and column of a charter, both counted from 1. */
export function plotAt(charter: number, row: number, column: number): number {
  const rows = PLOT_ROWS[charter] ?? []
  let before = 0
  for (let above = 0; above < row - 1; above++) before += rows[above] ?? 0
  return before + column - 1
}
