import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS, MINIONS, PERILS } from '../catalogue/charter.ts'
import { BOX_GOODS, FIRST_MINION, FIRST_PERIL } from '../catalogue/good.ts'
import { type Play, tableOf } from '../loop/play.ts'
import { roll, shuffle } from '../random/random.ts'
import { archive } from '../rules/advancement.ts'
import { changeLegacy, enterRule } from '../rules/campaign.ts'
import { noteCrate, releaseMinion } from '../rules/crates.ts'
import { add, at, remove } from '../state/list.ts'
import { FIRST_TILE, plotAt, plotSpot } from '../state/spot.ts'

const MINIONS_A_LOCATION = 6
const MAX_LOCATIONS = 3
const OPENED_FOR_GAME_11: readonly number[] = [17, 23, 31, 47]

/** What the set-up of some games does before everything else. */
export function prepareStage(play: Play): void {
  tellArrival(play)
  const rule = play.box.guideposts.get(play.state.legacy.nextGuidepost)?.temporary
  if (rule === 'peril-is-here') releasePeril(play)
  if (rule === 'minions-astray') releaseAllMinions(play)
  if (rule === 'work-abroad' || rule === 'emblem-toll') openForGame11(play)
}

/** The first five stories are read before game 1; the fifth only when a charter is empty (GB). */
function tellArrival(play: Play): void {
  const { game, mode, seats } = play.state.legacy
  if (game !== 1 || mode !== 'campaign') return
  const stories = seats.length < CHARTERS.length ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]
  changeLegacy(play, { stories: stories.map(String) })
  for (const story of stories) play.events?.push({ kind: 'story-read', story, branch: '' })
}

/** Peril comes with guidepost 8 at the latest (R3). */
function releasePeril(play: Play): void {
  if (play.state.legacy.rules.peril) return
  enterRule(play, 'peril')
  const { supply } = tableOf(play)
  for (let type = 0; type < PERILS.length; type++)
    supply[FIRST_PERIL + type] = at(BOX_GOODS, FIRST_PERIL + type)
}

function releaseAllMinions(play: Play): void {
  enterRule(play, 'minions')
  for (let type = 0; type < MINIONS.length; type++) releaseMinion(play, type)
}

/** G11.1: the four deck crates are opened if still closed; cards to the deck, personas to the archive. */
function openForGame11(play: Play): void {
  for (const number of OPENED_FOR_GAME_11) {
    const crate = play.box.crates.get(number)
    if (crate === undefined || play.state.legacy.crates.includes(number)) continue
    noteCrate(play, crate)
    for (const rule of crate.rules) enterRule(play, rule)
    tableOf(play).deck.push(...crate.buildings, ...crate.deck)
    if (crate.persona !== null) archive(play, crate.persona)
    play.events?.push({ kind: 'crate-opened', seat: -1, crate: number, card: 0 })
    archiveCarrier(play, number)
  }
}

/** The constructed card that carried the crate has none now, and goes where such cards go (R10.2). */
function archiveCarrier(play: Play, crate: number): void {
  const { deck, seats } = tableOf(play)
  const carrier = play.box.catalogue.buildings.find((def) => def.crate === crate)
  const card = (carrier?.number ?? 0) + CONSTRUCTED
  const pile = [deck, ...seats.map(({ cards }) => cards)].find((cards) => cards.includes(card))
  if (pile === undefined) return
  remove(pile, card)
  archive(play, card)
}

/** G10.1: one location card for each six minions in the supply, at most three; a random minion on each marked plot. */
export function scatterMinions(play: Play): void {
  if (play.box.guideposts.get(play.state.legacy.nextGuidepost)?.temporary !== 'minions-astray') return
  const table = tableOf(play)
  table.stray = true
  const tokens: number[] = []
  for (let type = 0; type < MINIONS.length; type++)
    for (let left = at(table.supply, FIRST_MINION + type); left > 0; left--) tokens.push(type)
  const cards = [...play.box.catalogue.locations]
  shuffle(play.state.rng, cards)
  for (const card of cards.slice(0, Math.min(MAX_LOCATIONS, Math.floor(tokens.length / MINIONS_A_LOCATION))))
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      const [row, column] = card.plots[at(CHARTERS, charter)]
      const spot = topOf(play, plotSpot(charter, plotAt(charter, row, column)))
      if (tokens.length === 0) return
      const [type] = tokens.splice(roll(play.state.rng, tokens.length), 1)
      if (type === undefined) continue
      add(table.supply, FIRST_MINION + type, -1)
      table.minionAt[spot] = type + 1
    }
}

/** What lies on top of a plot: the island over it, or the plot itself, built on or not. */
function topOf(play: Play, plot: number): number {
  const tile = tableOf(play).covers.indexOf(plot)
  return tile < 0 ? plot : FIRST_TILE + tile
}
