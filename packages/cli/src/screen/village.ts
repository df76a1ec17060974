import {
  CHARTERS,
  FIRST_PLOT,
  FIRST_TILE,
  formatQuantity,
  type Minion,
  PLOTS,
  plotSpot,
  quantity,
  TILES,
  tileSpot,
} from '@charterstone/engine'
import { cut, padEnd, sideBySide, widthOf } from '@charterstone/lab'
import { nameIn, type Scene, tokenIn } from './scene.ts'

const BLOCK = 33

/** The commons, and the six charters in two rows of three. */
export function village(scene: Scene): string[] {
  const charters = CHARTERS.map((_, charter) => charterBlock(scene, charter))
  const commons = Array.from({ length: FIRST_PLOT }, (_, spot) => [spotLine(scene, spot, ' ')])
  return [
    scene.paint.bold(scene.labels.commons),
    ...sideBySide(commons.slice(0, 3), BLOCK),
    ...sideBySide(commons.slice(3), BLOCK),
    '',
    ...sideBySide(charters.slice(0, 3), BLOCK),
    '',
    ...sideBySide(charters.slice(3), BLOCK),
  ]
}

function charterBlock(scene: Scene, charter: number): string[] {
  const { view, paint, cast, labels } = scene
  const seat = view.legacy.seats.findIndex((config) => config.charter === charter)
  const title = cut(cast.charters[charter] ?? '', seat < 0 ? BLOCK - 2 : BLOCK - 4)
  const head = paint.charter(charter)(paint.bold(title))
  const plots = Array.from({ length: PLOTS }, (_, plot) => plotSpot(charter, plot))
  const standing = plots.filter((spot) => (view.legacy.buildings[spot] ?? 0) > 0)
  const open = plots.length - standing.length
  return [
    seat < 0 ? head : `${tokenIn(scene, seat)} ${head}`,
    ...standing.map((spot) => spotLine(scene, spot, String(((spot - FIRST_PLOT) % PLOTS) + 1))),
    ...islandLines(scene, charter),
    ...(open === 0 ? [] : [paint.dim(`  ${open} ${labels.openPlots}`)]),
  ]
}

/** Islands that lie in this game, with or without a building. */
function islandLines(scene: Scene, charter: number): string[] {
  return Array.from({ length: TILES }, (_, tile) => tileSpot(charter, tile)).flatMap((spot, tile) =>
    (scene.view.table.covers[spot - FIRST_TILE] ?? -1) >= 0 ? [spotLine(scene, spot, `☁${tile + 1}`)] : [],
  )
}

/** The name of a building, and at the right end of the line whatever stands on it. */
function spotLine(scene: Scene, spot: number, mark: string): string {
  const { view, paint } = scene
  const building = view.legacy.buildings[spot] ?? 0
  const isCovered = view.table.covers.includes(spot)
  const tokens = isCovered ? scene.labels.covered : tokensAt(scene, spot)
  const room = BLOCK - 7 - widthOf(tokens)
  const name = padEnd(building === 0 ? '·' : cut(nameIn(scene, building), room), room)
  const line = `${padEnd(mark, 2)} ${name} ${tokens}`
  return ` ${isCovered ? paint.dim(line) : line}`
}

/** Workers, minion, peril and income tokens on a spot. */
export function tokensAt(scene: Scene, spot: number): string {
  const here = scene.board.spots[spot]
  if (here === undefined) return ''
  const { workers, minion, peril, income } = here
  return [
    ...(peril === null ? [] : [`!${cut(scene.cast.words.perils[peril], 6)}`]),
    ...(minion === null ? [] : [cut(minionName(scene, minion), 6)]),
    ...(income.length === 0 ? [] : [`$${income.map((seat) => tokenIn(scene, seat)).join('')}`]),
    ...workers.map(({ seat }) => tokenIn(scene, seat)),
  ].join(' ')
}

function minionName({ cast }: Scene, minion: Minion): string {
  return formatQuantity(cast.words, quantity(minion, 1)).replace(/^1 /, '')
}
