import { FIRST_MINION, goodIndex } from '../catalogue/good.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { MINION_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { charterOf } from '../rules/campaign.ts'
import { type ClosedKey, closedFor, closedForAll, lacking, NONE } from '../rules/lack.ts'
import { freeMinions, hasMinionSpot } from '../rules/minions.ts'
import { lackToPlace, lackToScroll } from '../rules/placement.ts'
import { freeWorkers } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { charterOfSpot, isTile } from '../state/spot.ts'
import { holdsScroll, isOnce, lackOfPower, lackToUseTreasure, type Moment } from './free-actions.ts'

/** What a seat cannot do on its turn, and why: buildings, scrolls, minions, retrieving, free actions. */
export function closedActions(play: Play, seat: number): ClosedKey[] {
  const retrieve = isOffered(play, [PLAIN_KEYS['retrieve-all']]) ? NONE : lacking('worker-on-board')
  return [
    ...closedBuildings(play, seat),
    ...closedScrolls(play, seat),
    ...closedMinions(play, seat),
    ...closedFor(PLAIN_KEYS['retrieve-all'], retrieve),
    ...closedFree(play, seat, 'turn'),
  ]
}

/** What a seat cannot use besides its main action, and why: items, treasures, powers of personas. */
export function closedFree(play: Play, seat: number, moment: Moment): ClosedKey[] {
  const { cards } = seatOf(play, seat)
  return [
    ...cards.flatMap((card) => closedItem(play, seat, card)),
    ...cards.flatMap((card) => closedTreasure(play, seat, card, moment)),
    ...closedPowers(play, seat),
  ]
}

function isOffered(play: Play, keys: readonly string[]): boolean {
  return play.state.pending?.options.some((key) => keys.includes(key)) === true
}

/** Those in play, and those that an island covers or that stand on an island that is away. */
function closedBuildings(play: Play, seat: number): ClosedKey[] {
  const { inPlay } = tableOf(play)
  const hasWorker = freeWorkers(seatOf(play, seat)) > 0
  return play.state.legacy.buildings.flatMap((building, spot) => {
    if (building === 0) return []
    const isThere = inPlay.includes(spot)
    const away = lacking(isTile(spot) ? 'island-away' : 'covered')
    const code = isThere ? (hasWorker ? lackToPlace(play, seat, spot) : lacking('worker')) : away
    return closedFor(at(play.box.key.place, building), code)
  })
}

/** A scroll is for buildings of the own charter; the others are not worth a line each. */
function closedScrolls(play: Play, seat: number): ClosedKey[] {
  const owner = seatOf(play, seat)
  if (!holdsScroll(play, seat)) return []
  const hasWorker = freeWorkers(owner) > 0
  return tableOf(play).inPlay.flatMap((spot) => {
    if (charterOfSpot(spot) !== owner.charter) return []
    const key = at(play.box.key.scroll, at(play.state.legacy.buildings, spot))
    return closedFor(key, hasWorker ? lackToScroll(play, seat, spot) : lacking('worker'))
  })
}

/** Types of which the seat has a minion. */
function closedMinions(play: Play, seat: number): ClosedKey[] {
  const { goods } = seatOf(play, seat)
  if (!play.state.legacy.rules.minions) return []
  return MINION_KEYS.flatMap((key, type) =>
    at(goods, FIRST_MINION + type) > 0 ? closedFor(key, lackOfMinion(play, seat, type)) : [],
  )
}

function lackOfMinion(play: Play, seat: number, type: number): number {
  if (tableOf(play).stray) return lacking('minions-astray')
  if (freeMinions(play, seat, type) === 0) return lacking('free-minion')
  return hasMinionSpot(play, seat, type) ? NONE : lacking('spot-for-minion')
}

/** Every resource that an item still needs. */
function closedItem(play: Play, seat: number, card: number): ClosedKey[] {
  const item = play.box.items.get(card)
  if (item === undefined) return []
  const { goods } = seatOf(play, seat)
  const lacks = [...new Set(item.pay)].flatMap((resource) => {
    const missing = item.pay.filter((paid) => paid === resource).length - at(goods, goodIndex[resource])
    return missing > 0 ? [lacking(resource, missing)] : []
  })
  return closedForAll(at(play.box.key.use, card), lacks)
}

/** A scroll is no option of its own while it can be used with a building. */
function closedTreasure(play: Play, seat: number, card: number, moment: Moment): ClosedKey[] {
  const use = play.box.treasures.get(card)?.use
  if (use === undefined || (use === 'placing' && isOffered(play, play.box.key.scroll))) return []
  return closedFor(at(play.box.key.use, card), lackToUseTreasure(play, seat, card, moment))
}

/** Of personas in use and of those that wait in the chest. */
function closedPowers(play: Play, seat: number): ClosedKey[] {
  const { charter, personas } = seatOf(play, seat)
  const known = new Set([...personas, ...charterOf(play, charter).chest])
  return [...known].flatMap((persona) =>
    isOnce(play, persona)
      ? closedFor(at(play.box.key['use-power'], persona), lackOfPower(play, seat, persona))
      : [],
  )
}
