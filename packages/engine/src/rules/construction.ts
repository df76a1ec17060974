import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { RESOURCES } from '../catalogue/charter.ts'
import type { EffectOf } from '../catalogue/effect.ts'
import type { FrameOf } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { CHARTER_KEYS, GOOD_KEYS, ONLY_PAY_KEYS, PLAIN_KEYS, SPOT_KEYS } from '../option/keys.ts'
import { ONLY_PAY, PAY_REST, SKIP } from '../option/values.ts'
import { at, remove, replaced } from '../state/list.ts'
import { FIRST_TILE, PLOTS, plotSpot, TILES, tileSpot } from '../state/spot.ts'
import { archive } from './advancement.ts'
import { amountOf } from './counting.ts'
import { carriesCrate } from './crates.ts'
import { payGood, resourcesOf, winVp } from './goods.ts'
import { refreshInPlay } from './in-play.ts'
import { payInfluence } from './influence.ts'
import { type ClosedKey, closedFor, closedForAll, lacking, lackingResource, NONE } from './lack.ts'
import { lackOfRoom } from './occupied.ts'
import { advance } from './progress.ts'
import { receiverOfPayment } from './temporary.ts'

/** How many of a building's four resources a seat does not have. */
function missingResources(play: Play, seat: number, card: number): number {
  const { goods } = seatOf(play, seat)
  const needs = at(play.box.needs, card)
  let missing = 0
  for (let resource = 0; resource < RESOURCES.length; resource++)
    missing += Math.max(0, at(needs, resource) - at(goods, resource))
  return missing
}

/** Which resources a building card still needs; with a discount it is open which of them it saves. */
function lacksOfNeeds(play: Play, seat: number, card: number, discount: number): number[] {
  if (discount > 0) return [lacking('any', missingResources(play, seat, card) - discount)]
  const { goods } = seatOf(play, seat)
  return at(play.box.needs, card).flatMap((count, resource) => {
    const missing = count - at(goods, resource)
    return missing > 0 ? [lackingResource(resource, missing)] : []
  })
}

/** Where a seat may build: empty plots and placed islands, and with overbuilding what bears nothing (R18.1, R18.3). */
export function openSpots(play: Play, seat: number): number[] {
  const { charter } = seatOf(play, seat)
  const open: number[] = []
  for (let plot = 0; plot < PLOTS; plot++)
    if (lackToBuildOn(play, plotSpot(charter, plot)) === NONE) open.push(plotSpot(charter, plot))
  for (let tile = 0; tile < TILES; tile++) {
    const spot = tileSpot(charter, tile)
    if (at(tableOf(play).covers, spot - FIRST_TILE) >= 0 && lackToBuildOn(play, spot) === NONE)
      open.push(spot)
  }
  return open
}

/** What keeps a building from being built there: an island above it, or what stands there and bears something (R3.4, R18.3). */
function lackToBuildOn(play: Play, spot: number): number {
  const { legacy, table } = play.state
  if (table.covers.includes(spot)) return lacking('covered')
  const building = at(legacy.buildings, spot)
  if (building === 0) return NONE
  if (!legacy.rules.overbuilding) return lacking('built-on')
  if (isBasic(play, building)) return lacking('basic-building')
  if (at(table.perilAt, spot) > 0) return lacking('peril-there')
  if (at(table.incomeAt, spot) > 0) return lacking('income-there')
  return lackOfRoom(play, spot)
}

export function isBasic(play: Play, building: number): boolean {
  return (play.box.building[building]?.depth ?? 0) === 0
}

/** Plots and islands of the own charter on which nothing can be built now, and all other charters (R18.1, R18.3). */
function closedSpots(play: Play, seat: number): ClosedKey[] {
  const { charter } = seatOf(play, seat)
  const { covers } = tableOf(play)
  const closed: ClosedKey[] = []
  for (let plot = 0; plot < PLOTS; plot++) {
    const spot = plotSpot(charter, plot)
    closed.push(...closedFor(at(SPOT_KEYS, spot), lackToBuildOn(play, spot)))
  }
  for (let tile = 0; tile < TILES && play.state.legacy.rules.islands; tile++) {
    const spot = tileSpot(charter, tile)
    const isAway = at(covers, spot - FIRST_TILE) < 0
    closed.push(
      ...closedFor(at(SPOT_KEYS, spot), isAway ? lacking('island-away') : lackToBuildOn(play, spot)),
    )
  }
  return [...closed, ...closedCharters(charter)]
}

/** A charter stands for all its spots. */
export function closedCharters(own: number): ClosedKey[] {
  return CHARTER_KEYS.flatMap((key, charter) =>
    charter === own ? [] : closedFor(key, lacking('other-charter')),
  )
}

export function lackToConstruct(play: Play, seat: number, effect: EffectOf<'construct'>): number {
  const builder = seatOf(play, seat)
  if (builder.influence < effect.influence) return lacking('influence', effect.influence - builder.influence)
  if (mayOnlyPay(play, seat)) return NONE
  const discount = amountOf(play, seat, effect.discount)
  let fewest = -1
  for (let index = 0; index < builder.cards.length; index++) {
    const card = at(builder.cards, index)
    if (play.box.cardType[card] !== 'building') continue
    const missing = Math.max(0, missingResources(play, seat, card) - discount)
    if (fewest < 0 || missing < fewest) fewest = missing
  }
  if (fewest < 0 && play.state.legacy.rules['post-campaign'])
    return lacking('any', RESOURCES_TO_BUILD - resourcesOf(builder))
  if (fewest < 0) return lacking('building-card')
  if (fewest > 0) return lacking('resources-to-build', fewest)
  return openSpots(play, seat).length > 0 ? NONE : lacking('plot')
}

/** After the campaign the cost can be paid, with any four resources, for the VP and the progress alone (C2). */
function mayOnlyPay(play: Play, seat: number): boolean {
  return play.state.legacy.rules['post-campaign'] && resourcesOf(seatOf(play, seat)) >= RESOURCES_TO_BUILD
}

const RESOURCES_TO_BUILD = 4

/** Which building card to construct. */
export const constructAsker: Asker<'construct'> = {
  closed(play, { seat, effect }) {
    const discount = amountOf(play, seat, effect.discount)
    return seatOf(play, seat).cards.flatMap((card) => {
      if (play.box.cardType[card] !== 'building') return []
      const key = at(play.box.key.build, card)
      if (missingResources(play, seat, card) > discount)
        return closedForAll(key, lacksOfNeeds(play, seat, card, discount))
      return openSpots(play, seat).length > 0 ? [] : closedFor(key, lacking('plot'))
    })
  },
  offer(play, { seat, effect, must }, menu) {
    if (lackToConstruct(play, seat, effect) !== NONE) return
    const discount = amountOf(play, seat, effect.discount)
    if (openSpots(play, seat).length > 0)
      for (const card of seatOf(play, seat).cards)
        if (play.box.cardType[card] === 'building' && missingResources(play, seat, card) <= discount)
          offer(menu, at(play.box.key.build, card), card)
    if (must && mayOnlyPay(play, seat)) offer(menu, ONLY_PAY_KEYS.build, ONLY_PAY)
    if (!must && menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  answer(play, { seat, source, effect }, card) {
    if (card === SKIP) return
    if (card === ONLY_PAY) {
      payInfluence(play, seat, effect.influence, source)
      advance(play, seat, 1)
      winVp(play, seat, effect.vp, source)
      push(play, { asks: true, kind: 'pay', seat, source, what: 'any', left: RESOURCES_TO_BUILD, to: -1 })
      return
    }
    const left = amountOf(play, seat, effect.discount)
    push(play, { asks: true, kind: 'spare', seat, source, card, effect, left, spared: [] })
  },
}

/** Which of the four resources need not be paid; without a discount the rest is paid at once. */
export const spareAsker: Asker<'spare'> = {
  offer(play, frame, menu) {
    if (frame.left === 0) offer(menu, PLAIN_KEYS.pay, PAY_REST)
    else
      forOwed(play, frame, (resource, lack) => {
        if (lack === NONE) offer(menu, at(GOOD_KEYS.spare, resource), resource)
      })
  },
  closed(play, frame) {
    const closed: ClosedKey[] = []
    forOwed(play, frame, (resource, lack) => closed.push(...closedFor(at(GOOD_KEYS.spare, resource), lack)))
    return closed
  },
  answer(play, frame, resource) {
    if (resource === PAY_REST) payToBuild(play, frame)
    else push(play, { ...frame, left: frame.left - 1, spared: [...frame.spared, resource] })
  },
}

/** Each resource that is owed; what the discount must still save is saved first. */
function forOwed(
  play: Play,
  { seat, card, left, spared }: FrameOf<'spare'>,
  visit: (resource: number, lack: number) => void,
): void {
  const { goods } = seatOf(play, seat)
  const owed = at(play.box.needs, card).map(
    (count, resource) => count - spared.filter((each) => each === resource).length,
  )
  const missing = owed.reduce((total, count, resource) => total + Math.max(0, count - at(goods, resource)), 0)
  owed.forEach((count, resource) => {
    if (count > 0)
      visit(resource, count > at(goods, resource) || missing < left ? NONE : lacking('spare-missing'))
  })
}

function payToBuild(play: Play, { seat, source, card, effect, spared }: FrameOf<'spare'>): void {
  payInfluence(play, seat, effect.influence, source)
  const needs = at(play.box.needs, card)
  const to = receiverOfPayment(play, seat, source)
  for (let resource = 0; resource < RESOURCES.length; resource++)
    payGood(
      play,
      seat,
      resource,
      at(needs, resource) - spared.filter((each) => each === resource).length,
      source,
      to,
    )
  push(play, { asks: true, kind: 'plot', seat, source, card, vp: effect.vp })
}

export const plotAsker: Asker<'plot'> = {
  closed: (play, { seat }) => closedSpots(play, seat),
  offer(play, { seat }, menu) {
    for (const spot of openSpots(play, seat)) offer(menu, at(SPOT_KEYS, spot), spot)
  },
  answer(play, { seat, source, card, vp }, spot) {
    const builder = seatOf(play, seat)
    remove(builder.cards, card)
    build(play, seat, card, spot)
    keepConstructed(play, seat, card)
    tableOf(play).fresh.push(seat, card)
    advance(play, seat, 1)
    winVp(play, seat, vp, source)
  },
}

/** The sticker goes on; only the newest building on a spot counts. */
export function build(play: Play, seat: number, building: number, spot: number): void {
  const { state } = play
  const over = at(state.legacy.buildings, spot)
  state.legacy = { ...state.legacy, buildings: replaced(state.legacy.buildings, spot, building) }
  refreshInPlay(play)
  play.events?.push({ kind: 'constructed', seat, building, spot, over })
}

/** What is left of the card: with a crate it stays, without it goes to the archive (R10). */
function keepConstructed(play: Play, seat: number, card: number): void {
  if (carriesCrate(play, card)) seatOf(play, seat).cards.push(card + CONSTRUCTED)
  else archive(play, card + CONSTRUCTED)
}
