import type { CardType } from '../catalogue/charter.ts'
import type { EventOf } from '../loop/event.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { shuffle } from '../random/random.ts'
import { at, remove } from '../state/list.ts'
import type { Seat } from '../state/table.ts'

export function typeOf(play: Play, card: number): CardType {
  const type = play.box.cardType[card]
  if (type === undefined) throw new Error(`card ${card} is no advancement card`)
  return type
}

export function isOfType(play: Play, card: number, type: CardType | 'any'): boolean {
  return type === 'any' || play.box.cardType[card] === type
}

export function countCards(play: Pick<Play, 'box'>, seat: Seat, type: CardType): number {
  let count = 0
  for (let index = 0; index < seat.cards.length; index++)
    if (play.box.cardType[at(seat.cards, index)] === type) count++
  return count
}

/** Building and constructed cards together. */
export function countPlans(play: Pick<Play, 'box'>, seat: Seat): number {
  return countCards(play, seat, 'building') + countCards(play, seat, 'constructed')
}

/** The top of the deck leaves it. -1: no card anywhere. */
export function drawCard(play: Play): number {
  renewDeck(play)
  return tableOf(play).deck.pop() ?? -1
}

/** An empty deck is refilled from the discard pile before anybody draws from it or looks at it (R7.4). */
export function renewDeck(play: Play): void {
  if (tableOf(play).deck.length === 0) reshuffle(play)
}

/** The discard pile, and cards that have just been unlocked, go into the deck (R7.4). */
export function reshuffle(play: Play, unlocked: readonly number[] = []): void {
  const table = tableOf(play)
  for (const card of table.discard) table.deck.push(card)
  for (const card of unlocked) table.deck.push(card)
  table.discard = []
  if (table.deck.length < 2) return
  shuffle(play.state.rng, table.deck)
  play.events?.push({ kind: 'shuffled', deck: 'advancement' })
}

/** Fills the mat up with cards from the deck (R7.2). */
export function fillMat(play: Play): void {
  const table = tableOf(play)
  while (table.mat.length < play.state.legacy.houseRules.matSize) {
    const card = drawCard(play)
    if (card < 0) return
    table.mat.push(card)
    noteOnMat(play, card)
  }
}

/** A face-up card is taken and replaced at once, in its place (R7.2). */
export function takeFromMat(play: Play, seat: number, card: number, source: number): void {
  const next = replaceOnMat(play, card)
  receive(play, seat, card, 'mat', source)
  noteOnMat(play, next)
}

/** A card leaves the mat and is replaced at once. */
export function leaveMat(play: Play, card: number): void {
  noteOnMat(play, replaceOnMat(play, card))
}

/** Returns the card that took its place; -1 when there is none. */
function replaceOnMat(play: Play, card: number): number {
  const { mat } = tableOf(play)
  const index = mat.indexOf(card)
  const next = drawCard(play)
  if (next < 0) mat.splice(index, 1)
  else mat[index] = next
  return next
}

function noteOnMat(play: Play, card: number): void {
  if (card >= 0) play.events?.push({ kind: 'revealed', where: 'mat', cards: [card] })
}

export function receive(
  play: Play,
  seat: number,
  card: number,
  from: EventOf<'took-card'>['from'],
  source: number,
): void {
  seatOf(play, seat).cards.push(card)
  play.events?.push({ kind: 'took-card', seat, card, from, source })
}

/** A card of the personal supply goes to the discard pile, or aside during a chain of extra turns (R7.4, D3). */
export function discardCard(play: Play, seat: number, card: number, source: number): void {
  const table = tableOf(play)
  remove(seatOf(play, seat).cards, card)
  if (table.chained) table.aside.push(card)
  else table.discard.push(card)
  play.events?.push({ kind: 'discarded', seat, card, source })
}

/** A card leaves the campaign for good. */
export function archive(play: Play, card: number): void {
  const { state } = play
  state.legacy = { ...state.legacy, archive: [...state.legacy.archive, card] }
}
