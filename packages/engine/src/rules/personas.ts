import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { NO, YES } from '../option/values.ts'
import { roll } from '../random/random.ts'
import { at } from '../state/list.ts'
import { charterOf, isInGrownVillage } from './campaign.ts'
import { closedFor, lacking, NONE } from './lack.ts'

const WITH_HOUSE_RULE = 2

/** One more persona: chosen from the chest in the campaign (R5.2), drawn from the deck of all of them in a grown village (C2). */
export function activatePersona(play: Play, seat: number, source: number): void {
  if (isInGrownVillage(play.state.legacy)) push(play, { asks: true, kind: 'draw-persona', seat, source })
  else push(play, { asks: true, kind: 'persona', seat, source, reason: 'extra' })
}

/** Which persona to use: one of the chest that is not in use yet (R5.2) and was there when the game began (R5.3). */
export const personaAsker: Asker<'persona'> = {
  offer(play, { seat, reason }, menu) {
    for (const persona of choosable(play, seat))
      offer(menu, at(play.box.key['pick-persona'], persona), persona)
    if (reason === 'extra' && menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, NO)
  },
  closed: (play, { seat }) =>
    charterOf(play, seatOf(play, seat).charter).chest.flatMap((persona) =>
      closedFor(at(play.box.key['pick-persona'], persona), lackToActivate(play, seat, persona)),
    ),
  answer(play, { seat }, persona) {
    if (persona !== NO) usePersona(play, seat, persona)
  },
}

/** Whether to draw one more persona; which one it is shows only then (C2). */
export const drawPersonaAsker: Asker<'draw-persona'> = {
  offer(play, { seat }, menu) {
    if (!hasRoom(play, seat) || personaDeck(play).length === 0) return
    offer(menu, PLAIN_KEYS.take, YES)
    offer(menu, PLAIN_KEYS.skip, NO)
  },
  answer(play, { seat }, value) {
    if (value === NO) return
    const deck = personaDeck(play)
    const persona = at(deck, roll(play.state.rng, deck.length))
    play.events?.push({ kind: 'revealed', where: 'personas', cards: [persona] })
    usePersona(play, seat, persona)
  },
}

export function hasPersonaToActivate(play: Play, seat: number): boolean {
  if (!isInGrownVillage(play.state.legacy)) return choosable(play, seat).length > 0
  return hasRoom(play, seat) && personaDeck(play).length > 0
}

/** House rule H8 may limit how many personas a seat has in use. */
export function hasRoom(play: Play, seat: number): boolean {
  return (
    play.state.legacy.houseRules.extraPersonas !== 'two' ||
    seatOf(play, seat).personas.length < WITH_HOUSE_RULE
  )
}

export function usePersona(play: Play, seat: number, persona: number): void {
  seatOf(play, seat).personas.push(persona)
  play.events?.push({ kind: 'persona-activated', seat, persona })
}

function choosable(play: Play, seat: number): number[] {
  if (!hasRoom(play, seat)) return []
  return charterOf(play, seatOf(play, seat).charter).chest.filter(
    (persona) => lackToActivate(play, seat, persona) === NONE,
  )
}

/** All unlocked personas that nobody uses. It is drawn from at random, so its order need not be kept. */
function personaDeck(play: Play): number[] {
  return play.state.legacy.charters.flatMap(({ chest }) => chest.filter((persona) => !isInUse(play, persona)))
}

function lackToActivate(play: Play, seat: number, persona: number): number {
  const { personas, exhausted } = seatOf(play, seat)
  if (personas.includes(persona)) return lacking('in-use')
  if (isInUse(play, persona)) return lacking('taken')
  return exhausted.includes(persona) ? lacking('unlocked-this-game') : NONE
}

function isInUse(play: Play, persona: number): boolean {
  return tableOf(play).seats.some(({ personas }) => personas.includes(persona))
}
