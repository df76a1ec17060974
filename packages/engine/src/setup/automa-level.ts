import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { keyOf } from '../option/key-of.ts'
import { changeLegacy } from '../rules/campaign.ts'

const USUAL_LEVELS = 6

/** Outside the campaign the difficulty of automas is chosen before every game (C2). */
export function askAutomaLevel(play: Play): void {
  const { seats } = tableOf(play)
  const person = seats.findIndex(({ automa }) => !automa)
  if (play.state.legacy.mode === 'campaign' || person < 0 || !seats.some(({ automa }) => automa)) return
  push(play, { asks: true, kind: 'automa-level', seat: person, source: 0 })
}

/** As many levels as one would ever choose, and the one that the campaign has led to. */
export const automaLevelAsker: Asker<'automa-level'> = {
  offer(play, _frame, menu) {
    const highest = Math.max(USUAL_LEVELS, play.state.legacy.automaLevel)
    for (let level = 1; level <= highest; level++) offer(menu, keyOf({ kind: 'automa-level', level }), level)
  },
  answer(play, _frame, level) {
    changeLegacy(play, { automaLevel: level, automaStart: level })
  },
}
