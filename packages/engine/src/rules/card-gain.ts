import { type CardType, COMMONS } from '../catalogue/charter.ts'
import type { CardSource, EffectOf } from '../catalogue/effect.ts'
import type { FrameOf } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { LOOK, SKIP, TOP } from '../option/values.ts'
import { shuffle } from '../random/random.ts'
import { at, remove } from '../state/list.ts'
import { commonsBuilding } from '../state/spot.ts'
import { hasPassive, trigger } from './abilities.ts'
import { drawCard, isOfType, receive, renewDeck, takeFromMat, typeOf } from './advancement.ts'
import { type ClosedKey, closedFor, lacking, NONE } from './lack.ts'
import { isPayableWithCard, spotInNeed } from './minion-gift.ts'
import { isBuildingInUse } from './using.ts'

const MARKET = commonsBuilding(COMMONS.indexOf('market'))

/** Asks for a card of a type: from the mat, the discard pile or the deck; the top card comes without a question. */
export function gainCard(
  play: Play,
  seat: number,
  source: number,
  effect: EffectOf<'card'>,
  must: boolean,
): void {
  if (effect.from === 'top') {
    const card = drawCard(play)
    if (card >= 0) arrive(play, seat, card, 'top', source)
    return
  }
  if (effect.from === 'deck') renewDeck(play)
  push(play, {
    asks: true,
    kind: 'card',
    seat,
    source,
    type: effect.type,
    from: effect.from,
    except: effect.except ?? null,
    must,
  })
}

function pile(play: Play, from: CardSource): readonly number[] {
  const { mat, discard, deck } = tableOf(play)
  if (from === 'mat') return mat
  return from === 'discard' ? discard : deck
}

function isWanted(play: Play, card: number, type: CardType | 'any', except: CardType | null): boolean {
  return isOfType(play, card, type) && (except === null || !isOfType(play, card, except))
}

/** Whether there is a card of the type to take from the mat at all (R7.1). */
export function hasFaceUp(play: Play, type: CardType | 'any'): boolean {
  const { mat } = tableOf(play)
  for (let index = 0; index < mat.length; index++) if (isOfType(play, at(mat, index), type)) return true
  return false
}

function offerCards(
  play: Play,
  menu: Menu,
  cards: readonly number[],
  frame: Pick<FrameOf<'card'>, 'type' | 'except'>,
): void {
  for (let index = 0; index < cards.length; index++) {
    const card = at(cards, index)
    if (isWanted(play, card, frame.type, frame.except)) offer(menu, at(play.box.key.take, card), card)
  }
}

/** A robot has to bring what its building costs (R16.2). */
function offerNeeded(play: Play, menu: Menu, seat: number, spot: number): void {
  for (const card of tableOf(play).mat)
    if (isPayableWithCard(play, seat, spot, card)) offer(menu, at(play.box.key.take, card), card)
}

/** House rule H4: the Market also sells the top card of the deck. */
export function isTopOnSale(play: Play, building: number): boolean {
  return building === MARKET && play.state.legacy.houseRules.market === 'or-top-card' && hasDeck(play)
}

export function hasDeck(play: Play): boolean {
  const { deck, discard } = tableOf(play)
  return deck.length + discard.length > 0
}

export const cardAsker: Asker<'card'> = {
  reveals: true,
  shows: (play, { from }) => (from === 'deck' ? { where: 'deck', count: tableOf(play).deck.length } : null),
  offer(play, frame, menu) {
    const spot = spotInNeed(play, frame.seat)
    if (spot >= 0) {
      offerNeeded(play, menu, frame.seat, spot)
      return
    }
    offerCards(play, menu, pile(play, frame.from), frame)
    if (frame.from === 'mat' && isTopOnSale(play, frame.source)) offer(menu, PLAIN_KEYS['top-card'], TOP)
    if (frame.from === 'mat' && hasDeck(play) && hasPassive(play, frame.seat, 'three-from-deck'))
      offer(menu, PLAIN_KEYS.look, LOOK)
    if (isSearch(play, frame) || (!frame.must && menu.keys.length > 0)) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed(play, frame) {
    const spot = spotInNeed(play, frame.seat)
    const { mat, discard } = tableOf(play)
    if (spot >= 0)
      return closedCards(play, mat, (card) =>
        isPayableWithCard(play, frame.seat, spot, card) ? NONE : lacking('minion-needs-other'),
      )
    const lackOfType = (card: number): number =>
      isWanted(play, card, frame.type, frame.except) ? NONE : lacking('other-type')
    if (frame.from === 'mat') return closedCards(play, mat, lackOfType)
    return [
      ...(frame.from === 'discard' ? closedCards(play, discard, lackOfType) : []),
      ...closedCards(play, mat, () => lacking('other-pile')),
    ]
  },
  answer(play, frame, card) {
    const { seat, source, from } = frame
    if (card === SKIP) {
      if (from === 'deck') shuffleDeck(play)
      return
    }
    if (card === LOOK) {
      renewDeck(play)
      push(play, { asks: true, kind: 'card-looked', seat, source, type: frame.type, must: frame.must })
    } else if (card === TOP) arrive(play, seat, drawCard(play), 'top', source)
    else take(play, seat, card, from, source)
  },
}

/** The deck lies open to the seat, even if nothing in it is wanted: it is asked, and its answer shuffles the deck (K9). */
function isSearch(play: Play, { from }: FrameOf<'card'>): boolean {
  return from === 'deck' && tableOf(play).deck.length > 0
}

function closedCards(play: Play, cards: readonly number[], lackOf: (card: number) => number): ClosedKey[] {
  return cards.flatMap((card) => closedFor(at(play.box.key.take, card), lackOf(card)))
}

/** The Oracle has looked at three cards of the deck and chooses among them and the mat. */
export const cardLookedAsker: Asker<'card-looked'> = {
  reveals: true,
  shows: (play) => ({ where: 'top', count: lookedAt(play).length }),
  offer(play, { type, must }, menu) {
    offerCards(play, menu, tableOf(play).mat, { type, except: null })
    for (const card of lookedAt(play))
      if (isOfType(play, card, type)) offer(menu, at(play.box.key.draw, card), card)
    if (!must || menu.keys.length === 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed: (play, { type }) =>
    closedCards(play, tableOf(play).mat, (card) =>
      isOfType(play, card, type) ? NONE : lacking('other-type'),
    ),
  answer(play, { seat, source }, card) {
    if (card === SKIP) return
    const { deck, mat } = tableOf(play)
    if (mat.includes(card)) take(play, seat, card, 'mat', source)
    else {
      remove(deck, card)
      arrive(play, seat, card, 'top', source)
    }
  },
}

function lookedAt(play: Play): readonly number[] {
  return tableOf(play).deck.slice(-3)
}

function take(play: Play, seat: number, card: number, from: CardSource, source: number): void {
  const table = tableOf(play)
  if (from === 'mat') {
    takeFromMat(play, seat, card, source)
    noteGift(play, seat, card, source)
    return
  }
  remove(from === 'discard' ? table.discard : table.deck, card)
  if (from === 'deck') shuffleDeck(play)
  arrive(play, seat, card, from, source)
}

/** A deck that has been searched is shuffled, also when nothing was taken (K9). */
function shuffleDeck(play: Play): void {
  shuffle(play.state.rng, tableOf(play).deck)
  play.events?.push({ kind: 'shuffled', deck: 'advancement' })
}

function arrive(play: Play, seat: number, card: number, from: CardSource, source: number): void {
  receive(play, seat, card, from, source)
  if (from === 'top') play.events?.push({ kind: 'revealed', where: 'deck', cards: [card] })
  noteGift(play, seat, card, source)
}

/** Treasure hunter, Artisan and their kind: a building has given a card of their type. */
function noteGift(play: Play, seat: number, card: number, source: number): void {
  if (!isBuildingInUse(play, source)) return
  const type = typeOf(play, card)
  trigger(play, seat, 'card', (ability) => ability.type === type)
}
