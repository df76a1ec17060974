import type { Charter } from '@charterstone/engine'
import { CHARTERS, charterOfSpot, FIRST_PLOT, FIRST_TILE, isCommonsSpot, isTile } from '@charterstone/engine'
import { SIDE } from '../ink/hex.ts'
import type { Point } from '../ink/path.ts'

/** The scene in its own units; everything in it is placed once and scaled together. */
export const SCENE_WIDTH = 890
export const SCENE_HEIGHT = 616

export const TILE_SIDE = 47.5
/** From tile space to the scene. */
export const TILE_SCALE = TILE_SIDE / SIDE

const STEP = (TILE_SIDE * Math.sqrt(3)) / 2
const PITCH = TILE_SIDE * 1.5

type Row = readonly number[]

/** The rows of a charter: its first tile, then for each row the half tiles to the right of it. */
function cluster(x: number, y: number, rows: readonly Row[]): readonly Point[] {
  return rows.flatMap((row, down) => row.map((half): Point => [x + half * STEP, y + down * PITCH]))
}

/** Tile centres in the order of the plots. */
export const PLOT_CENTRES: Readonly<Record<Charter, readonly Point[]>> = {
  red: cluster(53, 122, [[2], [1, 3], [0, 2, 4]]),
  purple: cluster(358, 115, [
    [0, 2, 4],
    [-1, 1, 3],
  ]),
  green: cluster(624, 115, [
    [0, 2, 4],
    [1, 3, 5],
  ]),
  blue: cluster(94, 422, [[0, 2, 4], [-1, 3], [4]]),
  black: cluster(347, 418, [[1, 3], [0, 2, 4], [3]]),
  yellow: cluster(664, 422, [[0, 2, 4], [1, 3], [2]]),
}

/** In the order of the commons: zeppelin, charterstone, grandstand, treasury, market, cloud port. */
export const COMMONS_CENTRES: readonly Point[] = [
  [351, 268],
  [453, 268],
  [555, 268],
  [404, 339.3],
  [506, 339.3],
  [302, 339.3],
]

/** Where each charter's emblem and its owner's name stand. */
export const GATES: Readonly<Record<Charter, Point>> = {
  red: [56, 134],
  purple: [562, 190],
  green: [860, 101],
  blue: [135, 497],
  black: [404, 568],
  yellow: [842, 566],
}

/** The free ground at each gate, from left to right: between the signs of the houses and the edges of the scene. */
export const GATE_ROOM: Readonly<Record<Charter, readonly [left: number, right: number]>> = {
  red: [5, 92],
  purple: [524, 622],
  green: [792, 883],
  blue: [94, 176],
  black: [336, 426],
  yellow: [789, 883],
}

const PLOT_POINTS: readonly Point[] = CHARTERS.flatMap((charter) => PLOT_CENTRES[charter])
const NOWHERE: Point = [-999, -999]

/** Where a spot lies; an island lies over the plot that it covers, and nowhere before it is placed. */
export function centreOf(spot: number, covers: readonly number[]): Point {
  if (isCommonsSpot(spot)) return COMMONS_CENTRES[spot] ?? NOWHERE
  if (!isTile(spot)) return PLOT_POINTS[spot - FIRST_PLOT] ?? NOWHERE
  const below = covers[spot - FIRST_TILE] ?? -1
  return below < 0 ? NOWHERE : (PLOT_POINTS[below - FIRST_PLOT] ?? NOWHERE)
}

/** The spots that are seen, in rows from top to bottom and left to right: what an island covers is not. */
export function visibleSpots(covers: readonly number[]): readonly number[] {
  const covered = new Set(covers.filter((plot) => plot >= 0))
  const spots: number[] = []
  for (let spot = 0; spot < FIRST_TILE; spot++) if (!covered.has(spot)) spots.push(spot)
  for (const [tile, plot] of covers.entries()) if (plot >= 0) spots.push(FIRST_TILE + tile)
  return spots.sort((a, b) => rank(a, covers) - rank(b, covers))
}

/** Reading order: rows whose centres differ by less than a quarter of a tile are one row. */
function rank(spot: number, covers: readonly number[]): number {
  const [x, y] = centreOf(spot, covers)
  return Math.round(y / 24) * 10_000 + x
}

/** Null for the commons. */
export function charterAt(spot: number): Charter | null {
  return CHARTERS[charterOfSpot(spot)] ?? null
}

/** The part of the scene that shows one charter, for zooming in. */
export function viewOfCharter(
  charter: Charter,
): readonly [x: number, y: number, width: number, height: number] {
  const points = PLOT_CENTRES[charter]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.max(0, Math.min(...xs) - 62)
  const top = Math.max(70, Math.min(...ys) - 66)
  const right = Math.min(SCENE_WIDTH, Math.max(...xs) + 62)
  const bottom = Math.min(SCENE_HEIGHT, Math.max(...ys) + 70)
  return [left, top, right - left, bottom - top]
}

/** Where what is written on the tracks begins and ends. */
export const PROGRESS_LABEL_LEFT = 18
export const REPUTATION_NOTE_RIGHT = 868

/** Progress: the sun on its arc, from the first space to the last. */
export function progressPoint(space: number, last: number): Point {
  return [30 + (space * (SCENE_WIDTH - 60)) / last, 39 - 12 * Math.sin((Math.PI * space) / last)]
}

const PIER_START = 640
const PIER_LENGTH = 207

/** Reputation: half of the spaces lead out to sea, the other half back. */
export function reputationPoint(space: number, spaces: number): Point {
  const half = Math.ceil(spaces / 2)
  const step = PIER_LENGTH / (half - 1)
  return space < half ? [PIER_START + space * step, 281] : [PIER_START + (spaces - 1 - space) * step, 328]
}
