import { RESOURCES } from '../catalogue/charter.ts'
import { COIN } from '../catalogue/good.ts'
import { type Play, tableOf } from '../loop/play.ts'
import { pushEffects } from '../rules/abilities.ts'
import { gainGood } from '../rules/goods.ts'
import { NONE } from '../rules/lack.ts'
import { lackToEnter, payToEnter, receiverOfPayment, temporaryRule } from '../rules/temporary.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'

/** Buildings of a charter that are open to an automa: not another's island in game 12, no stray minion without influence (A9). */
export function openSpotsOf(play: Play, seat: number, charter: number): number[] {
  return tableOf(play).inPlay.filter(
    (spot) => charterOfSpot(spot) === charter && (isTollGame(play) || lackToEnter(play, seat, spot) === NONE),
  )
}

/** For a stray minion an automa gives its influence like everybody (A9). */
export function enter(play: Play, seat: number, spot: number): void {
  if (!isTollGame(play)) payToEnter(play, seat, spot)
}

/** A9 does not make an automa place influence on emblems, and an automa never pays otherwise (A2). */
function isTollGame(play: Play): boolean {
  return temporaryRule(play) === 'emblem-toll'
}

/** Game 7: what a person would pay here comes from the general supply, as far as it goes; resources of choice are the owner's (A9). */
export function payNeighbour(play: Play, seat: number, spot: number): void {
  const building = at(play.state.legacy.buildings, spot)
  const owner = receiverOfPayment(play, seat, building)
  if (owner < 0) return
  const { resources, coin, any } = at(play.box.cost, building)
  for (let resource = 0; resource < RESOURCES.length; resource++)
    gainGood(play, owner, resource, at(resources, resource), building)
  gainGood(play, owner, COIN, coin, building)
  if (any > 0) pushEffects(play, owner, building, [{ kind: 'gain-any', count: any }])
}
