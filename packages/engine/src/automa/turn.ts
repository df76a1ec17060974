import type { AutomaCardDef, AutomaPlacement } from '../catalogue/automa.ts'
import { COMMONS, MINIONS } from '../catalogue/charter.ts'
import type { Runner } from '../flow/handler.ts'
import { type Play, seatOf, tableOf } from '../flow/play.ts'
import { winVp } from '../rules/goods.ts'
import { freeMinions, payMinionOwner } from '../rules/minions.ts'
import { isOccupied } from '../rules/occupied.ts'
import { takePeril } from '../rules/peril.ts'
import { rollDie } from '../rules/wagers.ts'
import { bump, freeWorkers, HOME, LARGE, retrieveAll, SMALL } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import { drawAutomaCard } from './deck.ts'
import { doAutomaEffects } from './effects.ts'
import { type CharterPlacement, pickByValue } from './ranking.ts'

/** With a regular worker free: draw, place it, score, do the effect; else retrieve all (A3). */
export const automaTurnRunner: Runner<'automa-turn'> = {
  run(play, { seat }) {
    const automa = seatOf(play, seat)
    if (freeWorkers(automa) === 0) {
      retrieveAll(play, seat, 0)
      return
    }
    const card = drawAutomaCard(play)
    play.events?.push({ kind: 'automa-drew', seat, card: card.number })
    const spot = spotOf(play, seat, card)
    if (spot >= 0) place(play, seat, spot)
    winVp(play, seat, card.vp === 'difficulty' ? play.state.legacy.automaLevel : card.vp, card.number)
    doAutomaEffects(play, seat, card)
  },
}

function spotOf(play: Play, seat: number, { number, place: where }: AutomaCardDef): number {
  if (isCommons(where)) return COMMONS.indexOf(where.commons)
  const charter = where.charter === 'own' ? seatOf(play, seat).charter : rollDie(play, seat, number)
  const spots = spotsOfCharter(play, charter)
  if (where.charter === 'own') placeMinion(play, seat, spots, where)
  return pickByValue(play, spots, where)
}

function isCommons(where: AutomaPlacement): where is Extract<AutomaPlacement, { commons: unknown }> {
  return 'commons' in where
}

export function spotsOfCharter(play: Play, charter: number): number[] {
  return tableOf(play).inPlay.filter((spot) => charterOfSpot(spot) === charter)
}

/** Bumps as usual; the automa takes no benefit, but a peril token it must take, and the minion's owner is paid. */
function place(play: Play, seat: number, spot: number): void {
  const automa = seatOf(play, seat)
  const worker = automa.workers[SMALL] === HOME ? SMALL : LARGE
  bump(play, seat, spot)
  automa.workers[worker] = spot
  play.events?.push({
    kind: 'placed',
    seat,
    building: at(play.state.legacy.buildings, spot),
    worker: worker === LARGE ? 'large' : 'small',
  })
  payMinionOwner(play, seat, spot)
  takePeril(play, seat, spot, 'worker')
}

/** A card for its own charter first sends a minion to an unoccupied building; it has no benefit of its own (A7). */
function placeMinion(play: Play, seat: number, spots: readonly number[], where: CharterPlacement): void {
  const table = tableOf(play)
  if (!play.state.legacy.rules.minions || table.stray) return
  const type = MINIONS.findIndex((_, index) => freeMinions(play, seat, index) > 0)
  const spot = pickByValue(
    play,
    spots.filter((one) => !isOccupied(play, one)),
    where,
  )
  if (type < 0 || spot < 0) return
  table.minionAt[spot] = type + 1
  play.events?.push({
    kind: 'placed',
    seat,
    building: at(play.state.legacy.buildings, spot),
    worker: 'minion',
    minion: at(MINIONS, type),
  })
}
