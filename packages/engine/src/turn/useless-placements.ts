import { type Play, tableOf } from '../loop/play.ts'
import { NONE, reasonOf, type UselessKey } from '../rules/lack.ts'
import { lackOfGain } from '../rules/no-gain.ts'
import { costToUse } from '../rules/placement.ts'
import { at } from '../state/list.ts'

/** Buildings where a worker may be placed, with a scroll or without, although nothing would be gained (R17.7). */
export function uselessPlacements(play: Play, seat: number): UselessKey[] {
  const { key } = play.box
  const options = play.state.pending?.options ?? []
  return tableOf(play).inPlay.flatMap((spot) => {
    const building = at(play.state.legacy.buildings, spot)
    return [at(key.place, building), at(key.scroll, building)]
      .filter((option) => options.includes(option))
      .flatMap((option): UselessKey[] => {
        const code = lackOfGain(play, seat, spot, costToUse(play, building, option === key.scroll[building]))
        return code === NONE ? [] : [{ key: option, reason: reasonOf(code) }]
      })
  })
}
