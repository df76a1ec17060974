import type { Effect } from '../catalogue/effect.ts'
import { GLORY_STARS } from '../end/glory.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { SKIP } from '../option/values.ts'
import { pushEffects } from '../rules/abilities.ts'
import { charterOf } from '../rules/campaign.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { movePerilToken } from '../rules/peril.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'

/** What each completed glory row gives at set-up (R28.3); the capacity row pays once, when it is completed. */
const BONUSES: readonly (readonly Effect[])[] = [
  [{ kind: 'gain-any', count: 1 }],
  [{ kind: 'gain', good: 'coin', count: 1 }],
  [{ kind: 'vp', count: 3 }],
  [],
  [{ kind: 'reputation' }],
  [{ kind: 'minion', type: 'any' }],
  [],
  [{ kind: 'card', type: 'any', from: 'mat' }],
  [{ kind: 'activate-persona' }],
]
const PERIL_ROW = 3

/** Taken in reverse player order (R4.8): the last seat of the first round goes first. */
export function askGloryBonuses(play: Play): void {
  if (play.state.legacy.mode !== 'campaign') return
  const table = tableOf(play)
  const seats = table.seats.length
  for (let index = 0; index < seats; index++) {
    const seat = (table.first + index) % seats
    if (!at(table.seats, seat).automa) giveBonuses(play, seat)
  }
}

function giveBonuses(play: Play, seat: number): void {
  const { glory } = charterOf(play, seatOf(play, seat).charter)
  for (let row = BONUSES.length - 1; row >= 0; row--) {
    if (at(glory, row) < GLORY_STARS) continue
    if (row === PERIL_ROW) push(play, { asks: true, kind: 'peril-from-charter', seat, source: 0 })
    pushEffects(play, seat, 0, at(BONUSES, row))
  }
}

/** One peril of the own charter, to keep for this game. */
export const perilFromCharterAsker: Asker<'peril-from-charter'> = {
  offer(play, { seat }, menu) {
    const { charter } = seatOf(play, seat)
    const { perilAt, inPlay } = tableOf(play)
    for (const spot of inPlay)
      if (charterOfSpot(spot) === charter && at(perilAt, spot) > 0)
        offer(menu, at(play.box.key['take-peril'], at(play.state.legacy.buildings, spot)), spot)
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed(play, { seat }) {
    const { charter } = seatOf(play, seat)
    const { perilAt, inPlay } = tableOf(play)
    return inPlay.flatMap((spot) => {
      const hasPeril = at(perilAt, spot) > 0
      const isOwn = charterOfSpot(spot) === charter
      const code =
        isOwn && !hasPeril ? lacking('no-peril-there') : hasPeril && !isOwn ? lacking('other-charter') : NONE
      return closedFor(at(play.box.key['take-peril'], at(play.state.legacy.buildings, spot)), code)
    })
  },
  answer(play, { seat }, spot) {
    if (spot !== SKIP) movePerilToken(play, seat, spot)
  },
}
