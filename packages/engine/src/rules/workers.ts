import { MINIONS } from '../catalogue/charter.ts'
import { SPECTRAL_CARD } from '../catalogue/special-cards.ts'
import type { FrameOf } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS, WORKER_KEYS } from '../option/keys.ts'
import { NO, SKIP, YES } from '../option/values.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import type { Seat } from '../state/table.ts'
import { hasPassive, trigger } from './abilities.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { retrieveMinions } from './minions.ts'
import { lackHaving } from './placement.ts'
import { offerReputation } from './reputation.ts'
import { payToEnter, temporaryRule } from './temporary.ts'

export const LARGE = 0
export const SMALL = 1
export const HOME = -1
const NAMES = ['large', 'small'] as const

export function freeWorkers(seat: Seat): number {
  return (seat.workers[LARGE] === HOME ? 1 : 0) + (seat.workers[SMALL] === HOME ? 1 : 0)
}

function isSpectral(play: Play, seat: number, worker: number): boolean {
  const { spectral, mode } = play.state.legacy
  const { charter, automa } = seatOf(play, seat)
  return worker === LARGE && mode === 'campaign' && spectral === charter && !automa
}

/**
 * Puts a free worker on a spot. Workers do not differ, so the small one goes first; which of two to send is asked
 * only where it matters: of the owner of the spectral worker (GS), and while guidepost 404 tells them apart (G5).
 */
export function sendWorker(play: Play, seat: number, spot: number, free: boolean): void {
  const sender = seatOf(play, seat)
  const differ = isSpectral(play, seat, LARGE) || temporaryRule(play) === 'small-avoids-large'
  if (freeWorkers(sender) === 2 && differ)
    push(play, { asks: true, kind: 'worker', seat, source: 0, spot, free })
  else placeWorker(play, { seat, spot, free, worker: sender.workers[SMALL] === HOME ? SMALL : LARGE })
}

export const workerAsker: Asker<'worker'> = {
  offer(play, { seat }, menu) {
    offer(menu, isSpectral(play, seat, LARGE) ? WORKER_KEYS.spectral : WORKER_KEYS.large, LARGE)
    offer(menu, WORKER_KEYS.small, SMALL)
  },
  answer(play, { seat, spot, free }, worker) {
    placeWorker(play, { seat, spot, free, worker })
  },
}

/** A worker on its way to a spot; `free` with a scroll. */
type Placement = Pick<FrameOf<'bump-or-not'>, 'seat' | 'spot' | 'free' | 'worker'>

function placeWorker(play: Play, placement: Placement): void {
  const { seat, spot, free, worker } = placement
  if (hasPassive(play, seat, 'no-bump') && isStoodOn(play, spot))
    push(play, { asks: true, kind: 'bump-or-not', seat, source: 0, spot, free, worker })
  else arrive(play, placement, 'bump')
}

/** The Masseur may stand beside another worker. */
export const bumpOrNotAsker: Asker<'bump-or-not'> = {
  offer(_play, _frame, menu) {
    offer(menu, PLAIN_KEYS.bump, YES)
    offer(menu, PLAIN_KEYS.share, NO)
  },
  answer(play, placement, value) {
    arrive(play, placement, value === YES ? 'bump' : 'share')
  },
}

function isStoodOn(play: Play, spot: number): boolean {
  return tableOf(play).seats.some((seat) => seat.workers.includes(spot))
}

/**
 * Bump, then cost, then benefit (R15.2). The spectral worker's reputation comes first (GS), unless its influence is
 * needed to use the building: then it comes last, so that what was offered can be carried out.
 */
function arrive(play: Play, { seat, spot, free, worker }: Placement, onOthers: 'bump' | 'share'): void {
  const building = at(play.state.legacy.buildings, spot)
  const isSpectre = isSpectral(play, seat, worker)
  payToEnter(play, seat, spot)
  const canSpareOne = isSpectre && lackHaving(play, seat, spot, 1, free) === NONE
  if (isSpectre && !canSpareOne) offerReputation(play, seat, SPECTRAL_CARD)
  push(play, { kind: 'use', seat, spot, free, by: 'worker' })
  if (onOthers === 'bump') bump(play, seat, spot)
  seatOf(play, seat).workers[worker] = spot
  tableOf(play).spot = spot
  play.events?.push({ kind: 'placed', seat, building, worker: at(NAMES, worker) })
  if (canSpareOne) offerReputation(play, seat, SPECTRAL_CARD)
}

/** A worker already there goes home first, the player's own included (R15.2). */
export function bump(play: Play, by: number, spot: number): void {
  const { seats } = tableOf(play)
  const building = at(play.state.legacy.buildings, spot)
  for (let seat = 0; seat < seats.length; seat++) {
    const { workers } = at(seats, seat)
    for (let worker = LARGE; worker <= SMALL; worker++) {
      if (workers[worker] !== spot) continue
      workers[worker] = HOME
      play.events?.push({ kind: 'bumped', seat, by, building })
      if (seat === by) continue
      if (isSpectral(play, seat, worker)) offerReputation(play, seat, SPECTRAL_CARD)
      trigger(play, by, 'bump')
    }
  }
}

/** Takes one worker home. */
export function retrieveWorker(play: Play, seat: number, worker: number, source: number): void {
  seatOf(play, seat).workers[worker] = HOME
  play.events?.push({ kind: 'retrieved', seat, workers: 1, minions: 0, source })
}

/** All workers and minions of a seat come home; retrieval is never partial (R15.1). */
export function retrieveAll(play: Play, seat: number, source: number): void {
  const owner = seatOf(play, seat)
  const abroad = owner.workers.filter((spot) => isAbroad(play, owner, spot)).length
  const workers = owner.workers.filter((spot) => spot !== HOME).length
  owner.workers[LARGE] = HOME
  owner.workers[SMALL] = HOME
  const minions = retrieveMinions(play, seat)
  play.events?.push({
    kind: 'retrieved',
    seat,
    workers,
    minions: minions.reduce((total, count) => total + count, 0),
    source,
  })
  trigger(play, seat, 'retrieve', ({ minion, abroad: needed }) =>
    minion === undefined ? abroad === needed : at(minions, MINIONS.indexOf(minion)) >= 2,
  )
}

/** On a building of another seat's charter. */
function isAbroad(play: Play, owner: Seat, spot: number): boolean {
  if (spot === HOME) return false
  const charter = charterOfSpot(spot)
  return (
    charter >= 0 && charter !== owner.charter && tableOf(play).seats.some((seat) => seat.charter === charter)
  )
}

/** Offers to bring a worker home from where it stands; two on one building (Masseur) are one option. */
export function offerHome(play: Play, menu: Menu, workers: readonly number[], worker: number): void {
  const stands = at(workers, worker)
  if (stands === HOME) return
  const key = homeKey(play, stands)
  if (!menu.keys.includes(key)) offer(menu, key, worker)
}

function homeKey(play: Play, spot: number): string {
  return at(play.box.key.retrieve, at(play.state.legacy.buildings, spot))
}

/** One of the own workers comes home, of one's choice, but not from the spot that asks; an item asks from no spot. */
export const retrieveAsker: Asker<'retrieve'> = {
  offer(play, { seat, source }, menu) {
    const { workers } = seatOf(play, seat)
    const spot = spotThatAsks(play, source)
    for (let worker = LARGE; worker <= SMALL; worker++)
      if (at(workers, worker) !== spot) offerHome(play, menu, workers, worker)
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed(play, { seat, source }) {
    const spot = spotThatAsks(play, source)
    if (spot === HOME || !seatOf(play, seat).workers.includes(spot)) return []
    return closedFor(homeKey(play, spot), lacking('worker-at-work'))
  },
  answer(play, { seat, source }, worker) {
    if (worker !== SKIP) retrieveWorker(play, seat, worker, source)
  },
}

function spotThatAsks(play: Play, source: number): number {
  return play.box.items.has(source) ? HOME : tableOf(play).spot
}
