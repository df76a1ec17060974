import { CHARTERS } from '../catalogue/charter.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, seatOfCharter } from '../loop/play.ts'
import { COMPANION_KEYS } from '../option/keys.ts'
import { NO, YES } from '../option/values.ts'
import { shuffle } from '../random/random.ts'
import { changeCharter } from '../rules/campaign.ts'
import { at } from '../state/list.ts'
import { giveGlory, giveGloryToCharter, raiseCapacity } from './glory.ts'

/** Each seat draws one at random; those left over go to inactive charters and count as treated warily (GC). */
export function dealCompanions(play: Play): void {
  const companions = play.box.catalogue.companions.map(({ number }) => number)
  shuffle(play.state.rng, companions)
  for (let charter = CHARTERS.length - 1; charter >= 0; charter--) {
    const companion = at(companions, charter)
    const seat = seatOfCharter(play, charter)
    if (seat < 0) joinWary(play, charter, companion)
    else if (seatOf(play, seat).automa) {
      joinWary(play, charter, companion)
      giveGloryToCharter(play, charter, 1)
    } else push(play, { asks: true, kind: 'companion', seat, source: companion, companion })
  }
}

function joinWary(play: Play, charter: number, companion: number): void {
  changeCharter(play, charter, (record) => ({ ...record, companion: { number: companion, kind: false } }))
  play.events?.push({ kind: 'companion-joined', charter, companion, kindly: false })
}

/** Kind: 1 capacity; wary: 1 glory. The companion may be named. */
export const companionAsker: Asker<'companion'> = {
  offer(_play, _frame, menu) {
    offer(menu, COMPANION_KEYS.kind, YES)
    offer(menu, COMPANION_KEYS.wary, NO)
  },
  answer(play, { seat, companion }, value) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({
      ...record,
      companion: { number: companion, kind: value === YES },
    }))
    play.events?.push({ kind: 'companion-joined', charter, companion, kindly: value === YES })
    push(play, { asks: true, kind: 'name', seat, source: companion, what: 'companion', number: companion })
    if (value === YES) raiseCapacity(play, seat)
    else giveGlory(play, seat, 1)
  },
}
