import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import { type Play, seatOfCharter, tableOf } from '../loop/play.ts'
import { shuffle } from '../random/random.ts'
import { archive } from '../rules/advancement.ts'
import { build } from '../rules/construction.ts'
import { carriesCrate } from '../rules/crates.ts'
import { at } from '../state/list.ts'
import { PLOTS, plotSpot } from '../state/spot.ts'

/** Once for each inactive charter with an open plot: the next building card of the deck is built there (R2.1), until the campaign is over (C2). */
export function buildForInactive(play: Play): void {
  const { rules, mode } = play.state.legacy
  if (!rules['inactive-charters'] || mode === 'post-campaign') return
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (seatOfCharter(play, charter) >= 0) continue
    const spot = firstOpenPlot(play, charter)
    if (spot >= 0) buildFromDeck(play, spot)
  }
}

function firstOpenPlot(play: Play, charter: number): number {
  for (let plot = 0; plot < PLOTS; plot++) {
    const spot = plotSpot(charter, plot)
    if (at(play.state.legacy.buildings, spot) === 0) return spot
  }
  return -1
}

/** What was revealed on the way is shuffled back, with the constructed card and its crate. */
function buildFromDeck(play: Play, spot: number): void {
  const { deck } = tableOf(play)
  shuffle(play.state.rng, deck)
  let index = deck.length - 1
  while (index >= 0 && play.box.cardType[at(deck, index)] !== 'building') index--
  if (index < 0) return
  const card = at(deck, index)
  play.events?.push({ kind: 'revealed', where: 'deck', cards: deck.slice(index).reverse() })
  deck.splice(index, 1)
  build(play, -1, card, spot)
  if (carriesCrate(play, card)) deck.push(card + CONSTRUCTED)
  else archive(play, card + CONSTRUCTED)
  shuffle(play.state.rng, deck)
}
