import type { Runner } from '../loop/handler.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { SPOTS } from '../state/spot.ts'
import { pushEffects } from './abilities.ts'
import { typeOf } from './advancement.ts'

/** Income for all, in reverse turn order from the seat that triggered it; nothing before the rule is in force (R24.1, R24.3). */
export function triggerIncome(play: Play, current: number): void {
  const { rules } = play.state.legacy
  const table = tableOf(play)
  if (table.silencer >= 0) table.silencer = -1
  if (!rules.income) return
  play.events?.push({ kind: 'income-triggered', seat: current })
  const seats = table.seats.length
  for (let after = 1; after <= seats; after++)
    push(play, { kind: 'income', seat: (current + after) % seats, only: false })
}

/** One seat's income: every income building that bears its token, then its guests (R24.3, R11.1). */
export const incomeRunner: Runner<'income'> = {
  run(play, { seat }) {
    const table = tableOf(play)
    const { guests } = play.state.legacy.rules
    if (guests)
      for (const card of seatOf(play, seat).cards)
        if (typeOf(play, card) === 'guest') payGuest(play, seat, card)
    for (let spot = SPOTS - 1; spot >= 0; spot--)
      if ((at(table.incomeAt, spot) & (1 << seat)) !== 0) payIncomeBuilding(play, seat, spot)
  },
}

function payIncomeBuilding(play: Play, seat: number, spot: number): void {
  const building = at(play.state.legacy.buildings, spot)
  for (const effect of play.box.building[building]?.benefit ?? [])
    if (effect.kind === 'income') pushEffects(play, seat, building, effect.effects)
}

/** Both rewards with up to three seats, one of choice with more (R11.2). */
export function payGuest(play: Play, seat: number, card: number): void {
  const guest = play.box.guests.get(card)
  if (guest === undefined) return
  const [first, second] = guest.rewards
  if (tableOf(play).seats.length > 3)
    push(play, { asks: true, kind: 'choose', seat, source: card, lists: guest.rewards })
  else {
    pushEffects(play, seat, card, second)
    pushEffects(play, seat, card, first)
  }
}
