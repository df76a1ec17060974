import type { Asker } from '../flow/handler.ts'
import { offer } from '../flow/menu.ts'
import { type Play, seatOf, tableOf } from '../flow/play.ts'
import { at } from '../state/list.ts'
import { charterOf } from './campaign.ts'
import { closedFor, lacking, NONE } from './lack.ts'

/** Which persona to use: one of the chest that is not in use yet (R5.2) and was there when the game began (R5.3). */
export const personaAsker: Asker<'persona'> = {
  offer(play, { seat, reason }, menu) {
    const { charter, personas } = seatOf(play, seat)
    const atMost = play.state.legacy.houseRules.extraPersonas === 'two' ? 2 : Number.MAX_SAFE_INTEGER
    if (personas.length >= atMost) return
    const { chest } = charterOf(play, charter)
    for (const persona of chest)
      if (lackToActivate(play, seat, persona) === NONE)
        offer(menu, at(play.box.key.persona, persona), persona)
    if (reason === 'extra' && menu.keys.length > 0) offer(menu, 'skip', 0)
  },
  closed: (play, { seat }) =>
    charterOf(play, seatOf(play, seat).charter).chest.flatMap((persona) =>
      closedFor(at(play.box.key.persona, persona), lackToActivate(play, seat, persona)),
    ),
  answer(play, { seat }, persona) {
    if (persona === 0) return
    seatOf(play, seat).personas.push(persona)
    play.events?.push({ kind: 'persona-activated', seat, persona })
  },
}

/** After the campaign a persona of this charter may have been dealt to another seat (C2). */
function lackToActivate(play: Play, seat: number, persona: number): number {
  const { personas, exhausted } = seatOf(play, seat)
  if (personas.includes(persona)) return lacking('in-use')
  if (tableOf(play).seats.some((other) => other.personas.includes(persona))) return lacking('taken')
  return exhausted.includes(persona) ? lacking('unlocked-this-game') : NONE
}
