import { MINIONS } from '../catalogue/charter.ts'
import { FIRST_MINION } from '../catalogue/good.ts'
import { type Play, tableOf } from '../loop/play.ts'
import { gainGood } from '../rules/goods.ts'
import { at } from '../state/list.ts'
import { FIRST_TILE, PLOTS, plotSpot, TILES, tileSpot } from '../state/spot.ts'
import { drawAutomaCard, shuffleAutomaDeck } from './deck.ts'
import { type CharterPlacement, pickByValue } from './ranking.ts'

const ISLANDS_A_GAME = 2
const DRAWS = 32

/** The automa deck, islands and minions of automa seats (A1, A7). Nothing happens without an automa at the table. */
export function prepareAutomas(play: Play): void {
  const { seats } = tableOf(play)
  if (!seats.some(({ automa }) => automa)) return
  for (let seat = 0; seat < seats.length; seat++) {
    if (!at(seats, seat).automa) continue
    if (play.state.legacy.rules.islands)
      for (let left = ISLANDS_A_GAME; left > 0; left--) placeIsland(play, seat)
    if (play.state.legacy.rules.minions) takeMinions(play, seat)
  }
  shuffleAutomaDeck(play)
}

/** An empty tile first; the building it floats over is chosen by a drawn charter card, an empty plot by default. */
function placeIsland(play: Play, seat: number): void {
  const table = tableOf(play)
  const { charter } = at(table.seats, seat)
  const { buildings } = play.state.legacy
  const tiles = Array.from({ length: TILES }, (_, tile) => tileSpot(charter, tile)).filter(
    (spot) => at(table.covers, spot - FIRST_TILE) < 0,
  )
  const tile = tiles.find((spot) => at(buildings, spot) === 0) ?? at(tiles, 0)
  const plots = Array.from({ length: PLOTS }, (_, plot) => plotSpot(charter, plot)).filter(
    (spot) => !table.covers.includes(spot) && play.box.building[at(buildings, spot)]?.depth !== 0,
  )
  const standing = plots.filter((spot) => at(buildings, spot) !== 0)
  const spot = standing.length === 0 ? at(plots, 0) : pickByValue(play, standing, drawCharterCard(play))
  table.covers[tile - FIRST_TILE] = spot
  play.events?.push({ kind: 'island-placed', seat, tile, spot })
}

function drawCharterCard(play: Play): CharterPlacement {
  for (let draw = 0; draw < DRAWS; draw++) {
    const { place } = drawAutomaCard(play)
    if (!('commons' in place)) return place
  }
  throw new Error('the automa deck has no charter card')
}

/** One minion of each released type for the game; they return at its end (A7). */
function takeMinions(play: Play, seat: number): void {
  for (let type = 0; type < MINIONS.length; type++) gainGood(play, seat, FIRST_MINION + type, 1, 0)
}
