import { COIN } from '../catalogue/good.ts'
import { RANSOM, SPECTRAL_CARD } from '../catalogue/special-cards.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, seatOfCharter, tableOf } from '../loop/play.ts'
import { GOOD_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { COINS, SKIP } from '../option/values.ts'
import { discardCard } from '../rules/advancement.ts'
import { changeLegacy, charterOf } from '../rules/campaign.ts'
import { payGood } from '../rules/goods.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { rollUntil } from '../rules/wagers.ts'
import { at } from '../state/list.ts'
import { gloryOf } from './glory.ts'

/** At the end of a game the spectral worker's owner may buy it back: a wizard, a sorceress, a gauntlet, an amulet, or $9 (GS). */
export function askToFree(play: Play): void {
  const { spectral, mode } = play.state.legacy
  if (spectral < 0 || mode !== 'campaign') return
  const seat = seatOfCharter(play, spectral)
  if (seat >= 0) push(play, { asks: true, kind: 'free-spectral', seat, source: SPECTRAL_CARD })
}

export const freeSpectralAsker: Asker<'free-spectral'> = {
  offer(play, { seat }, menu) {
    const { cards, goods } = seatOf(play, seat)
    for (const card of cards)
      if (play.box.guests.get(card)?.frees === true || play.box.treasures.get(card)?.frees === true)
        offer(menu, at(play.box.key.pay, card), card)
    if (at(goods, COIN) >= RANSOM) offer(menu, at(GOOD_KEYS.pay, COIN), COINS)
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed(play, { seat }) {
    const { cards, goods } = seatOf(play, seat)
    const missing = RANSOM - at(goods, COIN)
    return [
      ...closedFor(at(GOOD_KEYS.pay, COIN), missing > 0 ? lacking('coin', missing) : NONE),
      ...cards.flatMap((card) => {
        const def = play.box.guests.get(card) ?? play.box.treasures.get(card)
        const isUseless = def !== undefined && def.frees !== true
        return closedFor(at(play.box.key.pay, card), isUseless ? lacking('frees-nobody') : NONE)
      }),
    ]
  },
  answer(play, { seat, source }, value) {
    if (value === SKIP) return
    if (value === COINS) payGood(play, seat, COIN, RANSOM, source)
    else discardCard(play, seat, value, source)
    const { charter } = seatOf(play, seat)
    changeLegacy(play, { spectral: -1 })
    play.events?.push({ kind: 'spectral-changed', charter, freed: true })
  },
}

/** The active seat with least glory swaps its large worker; ties by die (GS). Automas are never spectral. */
export function findSpectral(play: Play): void {
  const people = tableOf(play).seats.filter(({ automa }) => !automa)
  if (people.length === 0) return
  const fewest = Math.min(...people.map(({ charter }) => gloryOf(charterOf(play, charter))))
  const tied = people
    .filter(({ charter }) => gloryOf(charterOf(play, charter)) === fewest)
    .map(({ charter }) => charter)
  const spectral = tied.length === 1 ? at(tied, 0) : rollUntil(play, 0, tied)
  changeLegacy(play, { spectral })
  play.events?.push({ kind: 'spectral-changed', charter: spectral, freed: false })
}
