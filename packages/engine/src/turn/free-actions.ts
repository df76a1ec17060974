import type { ItemDef } from '../catalogue/card.ts'
import { goodIndex } from '../catalogue/good.ts'
import type { Asker, Runner } from '../loop/handler.ts'
import { type Menu, offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { ACT, FREE } from '../option/values.ts'
import { pushEffects } from '../rules/abilities.ts'
import { discardCard } from '../rules/advancement.ts'
import { payGood } from '../rules/goods.ts'
import { lacking, NONE } from '../rules/lack.ts'
import { wagerOnNextTurn } from '../rules/wagers.ts'
import { HOME, offerHome } from '../rules/workers.ts'
import { at } from '../state/list.ts'

/** Before or after the main action. */
export type Moment = 'turn' | 'turn-end'

/** Items, treasures, once-a-game powers and names: before or after the main action, any number of them (R12.1). */
export function offerFree(play: Play, seat: number, menu: Menu, moment: Moment = 'turn'): void {
  const { cards, personas } = seatOf(play, seat)
  for (let index = 0; index < cards.length; index++) {
    const card = at(cards, index)
    const type = play.box.cardType[card]
    if (type === 'item' && canMake(play, seat, play.box.items.get(card)))
      offerAction(menu, at(play.box.key.use, card), FREE.card.encode(card))
    else if (type === 'treasure' && lackToUseTreasure(play, seat, card, moment) === NONE)
      offerAction(menu, at(play.box.key.use, card), FREE.card.encode(card))
    else if (type === 'assistant' && moment === 'turn' && play.state.legacy.names[card] === undefined)
      offerAction(menu, at(play.box.key.name, card), FREE.name.encode(card))
  }
  for (let index = 0; index < personas.length; index++)
    if (isOnce(play, at(personas, index)) && lackOfPower(play, seat, at(personas, index)) === NONE)
      offerAction(
        menu,
        at(play.box.key['use-power'], at(personas, index)),
        FREE.power.encode(at(personas, index)),
      )
}

function offerAction(menu: Menu, key: string, action: number): void {
  offer(menu, key, ACT.free.encode(action))
}

export function doFree(play: Play, seat: number, value: number): void {
  if (FREE.name.has(value)) {
    const card = FREE.name.decode(value)
    push(play, { asks: true, kind: 'name', seat, source: card, what: 'assistant', number: card })
  } else if (FREE.power.has(value)) usePower(play, seat, FREE.power.decode(value))
  else if (play.box.cardType[value] === 'item') makeItem(play, seat, value)
  else useTreasure(play, seat, value)
}

function canMake(play: Play, seat: number, item: ItemDef | undefined): boolean {
  if (item === undefined) return false
  const { goods } = seatOf(play, seat)
  return item.pay.every(
    (resource) => at(goods, goodIndex[resource]) >= item.pay.filter((paid) => paid === resource).length,
  )
}

/** Pay the three resources, take the benefit, discard the item (R12.1). */
function makeItem(play: Play, seat: number, card: number): void {
  const item = play.box.items.get(card)
  if (item === undefined) return
  play.events?.push({ kind: 'used-card', seat, card })
  for (const resource of item.pay) payGood(play, seat, goodIndex[resource], 1, card)
  pushEffects(play, seat, card, item.benefit)
  discardCard(play, seat, card, card)
}

/** An amulet ends the turn and brings a worker home; a scroll is used while placing. */
export function lackToUseTreasure(play: Play, seat: number, card: number, moment: Moment): number {
  const use = play.box.treasures.get(card)?.use
  if (use === 'turn') return NONE
  if (use === 'placing') return lacking('spot-for-scroll')
  if (moment === 'turn') return lacking('turn-end-only')
  return seatOf(play, seat).workers.some((spot) => spot !== HOME) ? NONE : lacking('worker-on-board')
}

function useTreasure(play: Play, seat: number, card: number): void {
  const treasure = play.box.treasures.get(card)
  if (treasure === undefined) return
  play.events?.push({ kind: 'used-card', seat, card })
  if (treasure.use === 'end-of-turn') {
    // The extra turn comes after this one has ended, so the rest of this turn's frames go first.
    tableOf(play).chained = true
    dropTurnFrames(play)
    push(play, { kind: 'extra-turn', seat })
    push(play, { asks: true, kind: 'amulet', seat, source: card, card })
  } else pushEffects(play, seat, card, treasure.effects)
  discardCard(play, seat, card, card)
}

/** An amulet ends the turn at once: its turn-end and next-seat frames give way to the extra turn. */
function dropTurnFrames(play: Play): void {
  const { stack } = play.state
  while (stack.at(-1)?.kind === 'turn-end' || stack.at(-1)?.kind === 'next-seat') stack.pop()
}

/** Which worker the amulet brings home. */
export const amuletAsker: Asker<'amulet'> = {
  offer(play, { seat }, menu) {
    const { workers } = seatOf(play, seat)
    for (let worker = 0; worker < workers.length; worker++) offerHome(play, menu, workers, worker)
  },
  answer(play, { seat, source }, worker) {
    seatOf(play, seat).workers[worker] = HOME
    play.events?.push({ kind: 'retrieved', seat, workers: 1, minions: 0, source })
  },
}

export const extraTurnRunner: Runner<'extra-turn'> = {
  run(play, { seat }) {
    wagerOnNextTurn(play, seat)
    push(play, { kind: 'turn', seat })
  },
}

function scrollOf(play: Play, seat: number): number {
  for (const card of seatOf(play, seat).cards)
    if (play.box.treasures.get(card)?.use === 'placing') return card
  return -1
}

export function holdsScroll(play: Play, seat: number): boolean {
  return play.state.legacy.rules.treasures && scrollOf(play, seat) >= 0
}

export function useScroll(play: Play, seat: number): void {
  const card = scrollOf(play, seat)
  play.events?.push({ kind: 'used-card', seat, card })
  discardCard(play, seat, card, card)
}

/** Whether a persona has a power that is used once a game. */
export function isOnce(play: Play, persona: number): boolean {
  return at(play.box.abilities, persona).some((ability) => ability.on === 'once')
}

/** What keeps a seat from using such a power: it is gone, not in use, or another seat's persona has silenced it. */
export function lackOfPower(play: Play, seat: number, persona: number): number {
  const { silencer } = tableOf(play)
  const { personas, exhausted } = seatOf(play, seat)
  if (!personas.includes(persona))
    return lacking(exhausted.includes(persona) ? 'unlocked-this-game' : 'not-in-use')
  if (exhausted.includes(persona)) return lacking('power-used')
  return silencer >= 0 && silencer !== seat ? lacking('silenced') : NONE
}

function usePower(play: Play, seat: number, persona: number): void {
  seatOf(play, seat).exhausted.push(persona)
  play.events?.push({ kind: 'used-card', seat, card: persona })
  for (const ability of at(play.box.abilities, persona))
    if (ability.on === 'once') pushEffects(play, seat, persona, ability.effects)
}
