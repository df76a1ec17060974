import { FIRST_MINION, GOODS } from '../catalogue/good.ts'
import type { TemporaryRule } from '../catalogue/guidepost.ts'
import { type Play, seatOf, seatOfCharter, tableOf } from '../loop/play.ts'
import { add, at } from '../state/list.ts'
import { charterOfSpot, isTile } from '../state/spot.ts'
import { payInfluence, placeInfluence } from './influence.ts'
import { lacking, NONE } from './lack.ts'

/** The temporary rule of this game's guidepost, if it has one (R27.1). */
export function temporaryRule(play: Play): TemporaryRule | null {
  return play.box.temporary[tableOf(play).guidepost] ?? null
}

/** What this game's temporary rule has against a placement. */
export function lackByTemporaryRule(play: Play, seat: number, spot: number): number {
  const rule = temporaryRule(play)
  if (rule === null) return NONE
  const placer = seatOf(play, seat)
  const charter = charterOfSpot(spot)
  if (rule === 'small-avoids-large')
    return placer.workers[0] === spot && placer.workers[1] === -1 ? lacking('own-large-worker') : NONE
  if (rule === 'work-abroad') return charter === placer.charter ? lacking('own-charter') : NONE
  return lackToEnter(play, seat, spot)
}

/** What it has against using a building, with a worker or without one (Masked Ball, Echo Shaft). */
export function lackToEnter(play: Play, seat: number, spot: number): number {
  const user = seatOf(play, seat)
  if (temporaryRule(play) === 'islands-are-private')
    return isTile(spot) && charterOfSpot(spot) !== user.charter ? lacking('own-island') : NONE
  if (influenceToEnter(play, seat, spot) <= user.influence) return NONE
  return lacking(temporaryRule(play) === 'emblem-toll' ? 'toll' : 'influence')
}

/** Influence that must be given before the building's own cost: for a stray minion, or as the toll of an emblem. */
export function influenceToEnter(play: Play, seat: number, spot: number): number {
  const rule = temporaryRule(play)
  if (rule === 'minions-astray') return at(tableOf(play).minionAt, spot) > 0 ? 1 : 0
  return rule === 'emblem-toll' && owesToll(play, seat, charterOfSpot(spot)) ? 1 : 0
}

/** Guidepost 411: another charter opens to a seat once it has put 1 influence on its emblem. */
function owesToll(play: Play, seat: number, charter: number): boolean {
  if (charter < 0 || charter === seatOf(play, seat).charter) return false
  return (at(tableOf(play).tolls, charter) & (1 << seat)) === 0
}

/** Gives the influence to enter: a stray minion is gained for it, a toll stays on the emblem. */
export function payToEnter(play: Play, seat: number, spot: number): void {
  if (influenceToEnter(play, seat, spot) === 0) return
  const table = tableOf(play)
  if (temporaryRule(play) === 'emblem-toll') {
    const charter = charterOfSpot(spot)
    placeInfluence(play, seat)
    table.tolls[charter] = at(table.tolls, charter) | (1 << seat)
    play.events?.push({ kind: 'toll-paid', seat, charter })
    return
  }
  const good = FIRST_MINION + at(table.minionAt, spot) - 1
  payInfluence(play, seat, 1, 0)
  table.minionAt[spot] = 0
  add(seatOf(play, seat).goods, good, 1)
  play.events?.push({
    kind: 'gained',
    seat,
    good: at(GOODS, good),
    count: 1,
    source: at(play.state.legacy.buildings, spot),
  })
}

/** Guidepost 406: coins and resources paid at an opponent's building go to that opponent. -1: to the general supply. */
export function receiverOfPayment(play: Play, seat: number, building: number): number {
  if (temporaryRule(play) !== 'pay-the-neighbour') return -1
  const charter = charterOfSpot(play.state.legacy.buildings.indexOf(building))
  const owner = charter < 0 ? -1 : seatOfCharter(play, charter)
  return owner < 0 || owner === seat || seatOf(play, owner).automa ? -1 : owner
}
