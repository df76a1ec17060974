import type { Ability, UseFilter } from '../catalogue/ability.ts'
import { CHARTERS, FIRST_COMMONS } from '../catalogue/charter.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { holders, pushEffects } from '../rules/abilities.ts'
import { payCost } from '../rules/cost.ts'
import { gaveCoins, gaveVp } from '../rules/goods.ts'
import { NONE } from '../rules/lack.ts'
import { payMinionOwner } from '../rules/minions.ts'
import { takePeril } from '../rules/peril.ts'
import { costToUse, lackToUse } from '../rules/placement.ts'
import { receiverOfPayment } from '../rules/temporary.ts'
import { rollForNeighbours, settleWagers } from '../rules/wagers.ts'
import { freeWorkers } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'

/** Cost and benefit of a building, in that order (R15.2). */
export const useRunner: Runner<'use'> = {
  run(play, { seat, spot, free, by }) {
    const table = tableOf(play)
    const building = at(play.state.legacy.buildings, spot)
    if (lackToUse(play, seat, spot, free) !== NONE) return
    push(play, {
      kind: 'used',
      seat,
      spot,
      by,
      held: holders(play, seat),
      using: table.using,
      gave: table.gave,
    })
    table.using = building
    table.gave = 0
    pushEffects(play, seat, building, play.box.building[building]?.benefit ?? [])
    payCost(play, seat, costToUse(play, building, free), building, receiverOfPayment(play, seat, building))
  },
}

/** What follows the benefit: peril, the minion's owner, the user's cards that were held before (R3.2, R8.1, R16.4). */
export const usedRunner: Runner<'used'> = {
  run(play, { seat, spot, by, held, using, gave }) {
    const table = tableOf(play)
    const building = at(play.state.legacy.buildings, spot)
    if (held.length > 0) push(play, { kind: 'after-use', seat, held })
    settleWagers(play, seat, spot, by)
    rollForNeighbours(play, seat, spot)
    payMinionOwner(play, seat, spot)
    for (const card of held)
      for (const ability of at(play.box.abilities, card))
        if (ability.on === 'use' && answersTo(play, seat, spot, ability))
          pushEffects(play, seat, card, ability.effects)
    if (by !== 'copy') takePeril(play, seat, spot, by)
    wearOff(play, seat, building)
    table.using = using
    table.gave = gave
  },
}

/** Marks on the stack what still belongs to the use. */
export const afterUseRunner: Runner<'after-use'> = { run: () => undefined }

function answersTo(play: Play, seat: number, spot: number, { of }: Extract<Ability, { on: 'use' }>): boolean {
  const building = at(play.state.legacy.buildings, spot)
  return (
    isCommons(of, building, play) &&
    (of.charter === undefined || charterOfSpot(spot) === CHARTERS.indexOf(of.charter)) &&
    (of.gave === undefined || (of.gave === 'coin' ? gaveCoins(play) : gaveVp(play))) &&
    (of.costs === undefined || (play.box.building[building]?.cost[of.costs] ?? 0) > 0) &&
    (of.freeWorkers === undefined || freeWorkers(seatOf(play, seat)) === 0) &&
    (of.fresh === undefined || freshIndex(play, seat, building) >= 0)
  )
}

function isCommons(of: UseFilter, building: number, play: Play): boolean {
  if (of.commons === undefined) return true
  return of.commons === 'every'
    ? building >= FIRST_COMMONS
    : play.box.building[building]?.commons === of.commons
}

/** Buildings constructed this game and not yet used by their builder are kept as pairs of seat and building. */
function freshIndex(play: Play, seat: number, building: number): number {
  const { fresh } = tableOf(play)
  for (let index = 0; index < fresh.length; index += 2)
    if (fresh[index] === seat && fresh[index + 1] === building) return index
  return -1
}

function wearOff(play: Play, seat: number, building: number): void {
  const index = freshIndex(play, seat, building)
  if (index >= 0) tableOf(play).fresh.splice(index, 2)
}
