import { MINIONS } from '../catalogue/charter.ts'
import type { Asker, Runner } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { MINION_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { ACT, END, PASS, RETRIEVE } from '../option/values.ts'
import { fillMat } from '../rules/advancement.ts'
import { burnCandle } from '../rules/candle.ts'
import { NONE } from '../rules/lack.ts'
import { freeMinions, hasMinionSpot } from '../rules/minions.ts'
import { lackToPlace, lackToScroll } from '../rules/placement.ts'
import { advance, NOBODY, step } from '../rules/progress.ts'
import { wagerOnNextTurn } from '../rules/wagers.ts'
import { freeWorkers, HOME, retrieveAll, sendWorker } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import { closedActions, closedFree } from './closed.ts'
import { doFree, holdsScroll, offerFree, useScroll } from './free-actions.ts'
import { uselessPlacements } from './useless-placements.ts'

/** A turn begins; without influence the token moves on first (R6.1, R25.4). */
export const turnRunner: Runner<'turn'> = {
  run(play, { seat, alone }) {
    const table = tableOf(play)
    const taker = seatOf(play, seat)
    table.active = seat
    taker.turns += 1
    play.events?.push({ kind: 'turn-started', seat, round: table.round })
    burnCandle(play, seat)
    if (alone === undefined) push(play, { kind: 'next-seat' })
    else if (alone > 0) push(play, { kind: 'turn', seat, alone: alone - 1 })
    if (taker.automa) push(play, { kind: 'automa-turn', seat })
    else {
      push(play, { asks: true, kind: 'turn-end', seat, source: 0 })
      push(play, { asks: true, kind: 'act', seat, source: 0 })
    }
    if (taker.influence === 0) step(play, seat, 'no-influence')
  },
}

/** (a) place one worker, or (b) retrieve all; free actions before either (R15.1). */
export const actAsker: Asker<'act'> = {
  closed: (play, { seat }) => closedActions(play, seat),
  warnings: (play, { seat }) => uselessPlacements(play, seat),
  offer(play, { seat }, menu) {
    const taker = seatOf(play, seat)
    if (freeWorkers(taker) > 0) offerPlacements(play, seat, menu)
    offerMinions(play, seat, menu)
    if (canRetrieve(play, seat)) offer(menu, PLAIN_KEYS['retrieve-all'], RETRIEVE)
    if (menu.keys.length === 0) offer(menu, PLAIN_KEYS.pass, PASS)
    offerFree(play, seat, menu)
  },
  answer(play, frame, value) {
    const { seat } = frame
    if (ACT.free.has(value)) {
      push(play, frame)
      doFree(play, seat, ACT.free.decode(value))
    } else if (value === PASS) play.events?.push({ kind: 'passed', seat })
    else if (value === RETRIEVE) retrieveAll(play, seat, 0)
    else if (ACT.minion.has(value))
      push(play, { asks: true, kind: 'minion-spot', seat, source: 0, minion: ACT.minion.decode(value) })
    else if (ACT.scroll.has(value)) {
      useScroll(play, seat)
      sendWorker(play, seat, ACT.scroll.decode(value), true)
    } else sendWorker(play, seat, value, false)
  },
}

function offerPlacements(play: Play, seat: number, menu: Menu): void {
  const { inPlay } = tableOf(play)
  const { buildings } = play.state.legacy
  const place = play.box.key.place
  for (let index = 0; index < inPlay.length; index++) {
    const spot = at(inPlay, index)
    if (lackToPlace(play, seat, spot) === NONE) offer(menu, at(place, at(buildings, spot)), spot)
  }
  if (holdsScroll(play, seat)) offerScrolls(play, seat, menu)
}

/** A scroll drops goods, cards and minions from the cost of a building on one's own plots, never influence (K9). */
function offerScrolls(play: Play, seat: number, menu: Menu): void {
  const { charter } = seatOf(play, seat)
  for (const spot of tableOf(play).inPlay) {
    const building = at(play.state.legacy.buildings, spot)
    if (charterOfSpot(spot) === charter && lackToScroll(play, seat, spot) === NONE)
      offer(menu, at(play.box.key.scroll, building), ACT.scroll.encode(spot))
  }
}

function offerMinions(play: Play, seat: number, menu: Menu): void {
  if (!play.state.legacy.rules.minions || tableOf(play).stray) return
  for (let type = 0; type < MINIONS.length; type++)
    if (freeMinions(play, seat, type) > 0 && hasMinionSpot(play, seat, type))
      offer(menu, at(MINION_KEYS, type), ACT.minion.encode(type))
}

/** Retrieving needs at least one worker on the board; minions count as workers (R15.1, R16.3). */
function canRetrieve(play: Play, seat: number): boolean {
  const taker = seatOf(play, seat)
  if (taker.workers[0] !== HOME || taker.workers[1] !== HOME) return true
  const { inPlay, minionAt, stray } = tableOf(play)
  return !stray && inPlay.some((spot) => at(minionAt, spot) > 0 && charterOfSpot(spot) === taker.charter)
}

/** After the main action: free actions again, and what ends a turn (R12.1). Nothing is asked when there is nothing to do. */
export const turnEndAsker: Asker<'turn-end'> = {
  closed: (play, { seat }) => closedFree(play, seat, 'turn-end'),
  offer(play, { seat }, menu) {
    offerFree(play, seat, menu, 'turn-end')
    if (menu.keys.length > 0) offer(menu, PLAIN_KEYS.end, END)
  },
  answer(play, frame, value) {
    if (!ACT.free.has(value)) return
    push(play, frame)
    doFree(play, frame.seat, ACT.free.decode(value))
  },
}

/** The turn is over: the next seat, or the end of the round. */
export const nextSeatRunner: Runner<'next-seat'> = {
  run(play) {
    const table = tableOf(play)
    const seat = table.active
    wagerOnNextTurn(play, seat)
    if (table.chained) endChain(play)
    // A gap of the mat that no card could fill is filled once there are discarded cards again (R7.2, R7.4).
    if (table.deck.length === 0 && table.discard.length > 0) fillMat(play)
    const next = (seat + 1) % table.seats.length
    if (next !== table.first) push(play, { kind: 'turn', seat: next })
    else {
      push(play, { kind: 'round-end' })
      fallDusk(play)
    }
  },
}

/** Cards laid aside during a chain of extra turns join the discard pile (D3). */
function endChain(play: Play): void {
  const table = tableOf(play)
  table.chained = false
  for (const card of table.aside) table.discard.push(card)
  table.aside = []
}

/** Too many whole rounds without forward progress: the token moves automatically, so that every game ends (D4). */
function fallDusk(play: Play): void {
  const table = tableOf(play)
  table.quiet = table.moved ? 0 : table.quiet + 1
  table.moved = false
  if (table.quiet < play.box.catalogue.quietRounds || table.ending) return
  if (play.state.legacy.houseRules.dusk || isDeadlocked(play)) advance(play, NOBODY, 1)
}

/** Nobody can do anything but pass, now and in every round to come: even without dusk (H7) the game must end (R15.5). */
function isDeadlocked(play: Play): boolean {
  return tableOf(play).seats.every(({ automa }, seat) => {
    if (automa) return false
    const menu: Menu = { keys: [], values: [] }
    actAsker.offer(play, { asks: true, kind: 'act', seat, source: 0 }, menu)
    return menu.keys.length === 1 && menu.values[0] === PASS
  })
}

/** All seats have had the same number of turns: the next round, or the end of the game (R26.1). */
export const roundEndRunner: Runner<'round-end'> = {
  run(play) {
    const table = tableOf(play)
    play.events?.push({ kind: 'round-ended', round: table.round })
    if (table.ending) {
      push(play, { kind: 'ending', step: 0 })
      return
    }
    table.round += 1
    push(play, { kind: 'turn', seat: table.first })
  },
}
