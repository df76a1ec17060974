import type { AutomaCardDef, AutomaPlacement } from '../catalogue/automa.ts'
import { COMMONS, MINIONS } from '../catalogue/charter.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { winVp } from '../rules/goods.ts'
import { freeMinions, payMinionOwner } from '../rules/minions.ts'
import { isOccupied } from '../rules/occupied.ts'
import { takePeril } from '../rules/peril.ts'
import { temporaryRule } from '../rules/temporary.ts'
import { rollDie, rollForNeighbours } from '../rules/wagers.ts'
import { bump, freeWorkers, HOME, LARGE, retrieveAll, SMALL } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { drawAutomaCard } from './deck.ts'
import { doAutomaEffects } from './effects.ts'
import { type CharterPlacement, pickByValue } from './ranking.ts'
import { enter, openSpotsOf, payNeighbour } from './visit.ts'

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
  const charter = where.charter === 'own' ? seatOf(play, seat).charter : rollCharter(play, seat, number)
  const spots = openSpotsOf(play, seat, charter)
  if (where.charter === 'own') placeMinion(play, seat, spots, where)
  return pickByValue(play, spots, where)
}

function isCommons(where: AutomaPlacement): where is Extract<AutomaPlacement, { commons: unknown }> {
  return 'commons' in where
}

/** While regular workers may not work at home, a roll of its own charter is rolled again (A9, game 11). */
function rollCharter(play: Play, seat: number, card: number): number {
  const { charter } = seatOf(play, seat)
  let shown = rollDie(play, seat, card)
  while (shown === charter && temporaryRule(play) === 'work-abroad') shown = rollDie(play, seat, card)
  return shown
}

/** Bumps as usual; the automa takes no benefit, but its neighbours have theirs, and a peril token it must take. */
function place(play: Play, seat: number, spot: number): void {
  const automa = seatOf(play, seat)
  const worker = automa.workers[SMALL] === HOME ? SMALL : LARGE
  enter(play, seat, spot)
  bump(play, seat, spot)
  automa.workers[worker] = spot
  play.events?.push({
    kind: 'placed',
    seat,
    building: at(play.state.legacy.buildings, spot),
    worker: worker === LARGE ? 'large' : 'small',
  })
  payNeighbour(play, seat, spot)
  rollForNeighbours(play, seat, spot)
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
    spots.filter((spot) => !isOccupied(play, spot)),
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
