import { CHARTERS, MINIONS, PERILS } from '../catalogue/charter.ts'
import { BOX_GOODS, FIRST_MINION, FIRST_PERIL } from '../catalogue/good.ts'
import { type Play, tableOf } from '../flow/play.ts'
import { roll, shuffle } from '../random/random.ts'
import { archive } from '../rules/advancement.ts'
import { enterRule } from '../rules/campaign.ts'
import { noteCrate, releaseMinion } from '../rules/crates.ts'
import { refreshInPlay } from '../rules/in-play.ts'
import { add, at } from '../state/list.ts'
import { plotAt, plotSpot } from '../state/spot.ts'

const MINIONS_A_LOCATION = 6
const MOST_LOCATIONS = 3
const OPENED_FOR_GAME_11: readonly number[] = [17, 23, 31, 47]

/** What the set-up of some games does before everything else. */
export function prepareStage(play: Play): void {
  const rule = play.box.guideposts.get(play.state.legacy.nextGuidepost)?.temporary
  if (rule === 'peril-is-here') releasePeril(play)
  if (rule === 'minions-astray') releaseAllMinions(play)
  if (rule === 'work-abroad' || rule === 'emblem-toll') openForGame11(play)
}

/** Peril comes with guidepost 8 at the latest (R3). */
function releasePeril(play: Play): void {
  if (play.state.legacy.rules.peril) return
  enterRule(play, 'peril')
  const { supply } = tableOf(play)
  for (let type = 0; type < PERILS.length; type++) supply[FIRST_PERIL + type] = at(BOX_GOODS, FIRST_PERIL + type)
}

function releaseAllMinions(play: Play): void {
  enterRule(play, 'minions')
  for (let type = 0; type < MINIONS.length; type++) releaseMinion(play, type)
}

/** G11.1: the four deck crates are opened if still closed; cards to the deck, personas to the archive. */
function openForGame11(play: Play): void {
  const { deck } = tableOf(play)
  for (const number of OPENED_FOR_GAME_11) {
    const crate = play.box.crates.get(number)
    if (crate === undefined || play.state.legacy.crates.includes(number)) continue
    noteCrate(play, crate)
    for (const rule of crate.rules) enterRule(play, rule)
    for (const card of crate.deck) deck.push(card)
    if (crate.persona !== null) archive(play, crate.persona)
    play.events?.push({ kind: 'crate-opened', seat: -1, crate: number, card: 0 })
  }
}

/** G10.1: one location card for each six minions in the supply, at most three; a random minion on each marked building. */
export function scatterMinions(play: Play): void {
  if (play.box.guideposts.get(play.state.legacy.nextGuidepost)?.temporary !== 'minions-astray') return
  refreshInPlay(play)
  const table = tableOf(play)
  table.stray = true
  const tokens: number[] = []
  for (let type = 0; type < MINIONS.length; type++)
    for (let left = at(table.supply, FIRST_MINION + type); left > 0; left--) tokens.push(type)
  const cards = [...play.box.catalogue.locations]
  shuffle(play.state.rng, cards)
  for (const card of cards.slice(0, Math.min(MOST_LOCATIONS, Math.floor(tokens.length / MINIONS_A_LOCATION))))
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      const [row, column] = card.plots[at(CHARTERS, charter)]
      const spot = plotSpot(charter, plotAt(charter, row, column))
      if (!table.inPlay.includes(spot) || at(table.minionAt, spot) > 0 || tokens.length === 0) continue
      const [type] = tokens.splice(roll(play.state.rng, tokens.length), 1)
      if (type === undefined) continue
      add(table.supply, FIRST_MINION + type, -1)
      table.minionAt[spot] = type + 1
    }
}
