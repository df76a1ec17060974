import type { AutomaCardDef, AutomaEffect } from '../catalogue/automa.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import type { Commons } from '../catalogue/charter.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { archive, leaveMat } from '../rules/advancement.ts'
import { build } from '../rules/construction.ts'
import { carriesCrate, openCrateForAutoma } from '../rules/crates.ts'
import { placeInfluence } from '../rules/influence.ts'
import { step } from '../rules/progress.ts'
import { isQuotaOpen } from '../rules/quota.ts'
import { canGainReputation } from '../rules/reputation.ts'
import { at } from '../state/list.ts'
import { spotToBuild } from './building.ts'

const DISCARDED = 2
const PROGRESS_COMMONS: readonly Commons[] = ['zeppelin', 'charterstone', 'grandstand']

/** Card numbers as printed: a constructed card keeps the number of its building. */
function printed(card: number): number {
  return card % CONSTRUCTED
}

const effects: { readonly [Effect in AutomaEffect]: (play: Play, seat: number) => void } = {
  reputation: (play, seat) => {
    if (!canGainReputation(play, seat)) return
    placeInfluence(play, seat)
    tableOf(play).reputation.push(seat)
    play.events?.push({ kind: 'placed-reputation', seat, source: 0 })
  },
  quota: placeQuota,
  'discard-two': discardTwo,
  build: buildFromMat,
  'open-crate': openFromMat,
  advance: (play, seat) => step(play, seat, 'automa'),
}

export function doAutomaEffects(play: Play, seat: number, card: AutomaCardDef): void {
  for (const effect of card.effects)
    if (effect !== 'advance' || mayAdvance(play, card)) effects[effect](play, seat)
}

/** House rule H9: automas never advance progress by the three commons that do so for people. */
function mayAdvance(play: Play, { place }: AutomaCardDef): boolean {
  return (
    play.state.legacy.houseRules.automaProgress !== 'not-by-commons' ||
    !('commons' in place && PROGRESS_COMMONS.includes(place.commons))
  )
}

/** On the first free space going down the leftmost column, then the next, without reward (A6). */
function placeQuota(play: Play, seat: number): void {
  if (seatOf(play, seat).influence < 1) return
  // In order of rows, and sorting keeps that order within a column.
  const { quota } = play.box.board
  const spaces = quota.map((_, space) => space).filter((space) => isQuotaOpen(play, space))
  const space = spaces.toSorted((a, b) => at(quota, a).column - at(quota, b).column)[0]
  if (space === undefined) return
  placeInfluence(play, seat)
  tableOf(play).quota[space] = seat + 1
  play.events?.push({ kind: 'sold', seat, space })
}

function discardTwo(play: Play, seat: number): void {
  const table = tableOf(play)
  const highest = table.mat.toSorted((a, b) => printed(b) - printed(a)).slice(0, DISCARDED)
  for (const card of highest) {
    leaveMat(play, card)
    table.discard.push(card)
    play.events?.push({ kind: 'discarded', seat, card, source: 0 })
  }
}

function lowestOnMat(
  play: Play,
  type: 'building' | 'constructed',
  fits: (card: number) => boolean = () => true,
): number {
  const cards = tableOf(play).mat.filter((card) => play.box.cardType[card] === type && fits(card))
  return cards.length === 0 ? -1 : Math.min(...cards)
}

/** The lowest-numbered building card of the mat goes on an empty own plot; its constructed card is discarded (A6, A7). */
function buildFromMat(play: Play, seat: number): void {
  const card = lowestOnMat(play, 'building', (building) => spotToBuild(play, seat, building) >= 0)
  if (card < 0) return
  const spot = spotToBuild(play, seat, card)
  leaveMat(play, card)
  build(play, seat, card, spot)
  if (carriesCrate(play, card)) tableOf(play).discard.push(card + CONSTRUCTED)
  else archive(play, card + CONSTRUCTED)
}

/** The lowest-numbered constructed card of the mat is opened: persona to its chest, cards to their decks (A6). */
function openFromMat(play: Play, seat: number): void {
  const card = lowestOnMat(play, 'constructed')
  if (card < 0) return
  leaveMat(play, card)
  openCrateForAutoma(play, seat, card)
}
