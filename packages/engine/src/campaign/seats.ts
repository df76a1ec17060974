import { CHARTERS } from '../catalogue/charter.ts'
import { GOODS } from '../catalogue/good.ts'
import { giveGloryToCharter, gloryOf } from '../end/glory.ts'
import type { Play } from '../loop/play.ts'
import { roll, shuffle } from '../random/random.ts'
import { changeCharter, changeLegacy } from '../rules/campaign.ts'
import { CAPACITIES, type CharterRecord, type SeatConfig } from '../state/legacy.ts'
import { at } from '../state/list.ts'

/** Why a player cannot join or leave now. */
export type SeatRefusal = 'game-on-table' | 'before-game-2' | 'charter-taken' | 'last-seat' | 'no-such-seat'

function refusal({ state: { phase, legacy } }: Play): SeatRefusal | undefined {
  if (phase !== 'between') return 'game-on-table'
  return legacy.game < 2 || legacy.mode === 'single' ? 'before-game-2' : undefined
}

/** A player leaves: goods, cards and minions return to the general supply; the charter becomes inactive (R2.3). */
export function leave(play: Play, charter: number): SeatRefusal | undefined {
  const { legacy } = play.state
  const reason = refusal(play)
  if (reason !== undefined) return reason
  if (!legacy.seats.some((seat) => seat.charter === charter)) return 'no-such-seat'
  if (legacy.seats.length === 1) return 'last-seat'
  const { keptCards } = at(legacy.charters, charter)
  changeLegacy(play, {
    seats: legacy.seats.filter((seat) => seat.charter !== charter),
    advancement: [...legacy.advancement, ...keptCards].sort((a, b) => a - b),
  })
  changeCharter(play, charter, (record) => ({ ...record, keptCards: [], keptGoods: GOODS.map(() => 0) }))
  return undefined
}

/** A player joins with an inactive charter, a random building or constructed card, and the lowest glory and capacity (R2.4); after the campaign with nothing (C2). */
export function join(play: Play, seat: SeatConfig): SeatRefusal | undefined {
  const { legacy } = play.state
  const reason = refusal(play)
  if (reason !== undefined) return reason
  if (CHARTERS[seat.charter] === undefined || legacy.seats.some(({ charter }) => charter === seat.charter))
    return 'charter-taken'
  const others = legacy.seats.map(({ charter }) => at(legacy.charters, charter))
  changeLegacy(play, { seats: [...legacy.seats, seat] })
  if (legacy.mode === 'post-campaign') return undefined
  if (seat.player === 'person') dealCard(play, seat.charter)
  levelUp(play, seat.charter, others)
  return undefined
}

function dealCard(play: Play, charter: number): void {
  const { advancement } = play.state.legacy
  const plans = advancement.filter((card) =>
    ['building', 'constructed'].includes(play.box.cardType[card] ?? ''),
  )
  if (plans.length === 0) return
  const card = at(plans, roll(play.state.rng, plans.length))
  changeLegacy(play, { advancement: advancement.filter((each) => each !== card) })
  changeCharter(play, charter, (record) => ({ ...record, keptCards: [...record.keptCards, card] }))
}

/** Glory and capacity rise to the lowest among the others; what the charter already has stays. */
function levelUp(play: Play, charter: number, others: readonly CharterRecord[]): void {
  const own = at(play.state.legacy.charters, charter)
  giveGloryToCharter(play, charter, Math.max(0, Math.min(...others.map(gloryOf)) - gloryOf(own)))
  changeCharter(play, charter, (record) => ({
    ...record,
    capacity: Object.fromEntries(
      CAPACITIES.map((kind) => [
        kind,
        Math.max(record.capacity[kind], Math.min(...others.map(({ capacity }) => capacity[kind]))),
      ]),
    ) as CharterRecord['capacity'],
  }))
}

/** Post-campaign games: a charter belongs to the seat that rolls it (C2). */
export function dealCharters(play: Play): void {
  const { seats } = play.state.legacy
  const charters = CHARTERS.map((_, charter) => charter)
  shuffle(play.state.rng, charters)
  changeLegacy(play, { seats: seats.map((seat, index) => ({ ...seat, charter: at(charters, index) })) })
}
