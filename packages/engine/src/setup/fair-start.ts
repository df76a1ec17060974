import { type Play, tableOf } from '../loop/play.ts'
import { winVp } from '../rules/goods.ts'

/** House rule H10: later seats start with the VP that measurement gives them (table in the catalogue). */
export function giveFairStart(play: Play): void {
  const { houseRules, game } = play.state.legacy
  if (!houseRules.fairStart) return
  const { fairStart } = play.box.catalogue
  const { seats, first } = tableOf(play)
  const vpByPlace = fairStart[Math.min(game, fairStart.length) - 1]?.[seats.length - 1] ?? []
  for (let index = 0; index < seats.length; index++)
    winVp(play, (first + index) % seats.length, vpByPlace[index] ?? 0, 0)
}
