import { CHARTERS } from '../catalogue/charter.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, seatOfCharter } from '../loop/play.ts'
import { roll } from '../random/random.ts'
import { archive } from '../rules/advancement.ts'
import { changeCharter, charterOf } from '../rules/campaign.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { at } from '../state/list.ts'

/** The loyal and the rebel persona of a charter. */
function pairOf(play: Play, charter: number): number[] {
  return play.box.catalogue.personas
    .filter(
      (persona) =>
        persona.charter === CHARTERS[charter] && (persona.kind === 'loyal' || persona.kind === 'rebel'),
    )
    .map(({ number }) => number)
}

/** Each seat keeps one of its charter's two special personas; inactive and automa charters one at random (K5). */
export function dealSpecialPersonas(play: Play): void {
  for (let charter = CHARTERS.length - 1; charter >= 0; charter--) {
    const seat = seatOfCharter(play, charter)
    const pair = pairOf(play, charter)
    if (pair.length === 0) continue
    if (seat >= 0 && !seatOf(play, seat).automa)
      push(play, { asks: true, kind: 'special-persona', seat, source: 0 })
    else keepSpecial(play, charter, at(pair, roll(play.state.rng, pair.length)))
  }
}

function keepSpecial(play: Play, charter: number, persona: number): void {
  changeCharter(play, charter, (record) => ({
    ...record,
    special: persona,
    chest: [...record.chest, persona],
  }))
  for (const other of pairOf(play, charter)) if (other !== persona) archive(play, other)
}

export const specialPersonaAsker: Asker<'special-persona'> = {
  reveals: true,
  offer(play, { seat }, menu) {
    for (const persona of pairOf(play, seatOf(play, seat).charter))
      offer(menu, at(play.box.key['pick-persona'], persona), persona)
  },
  answer(play, { seat }, persona) {
    keepSpecial(play, seatOf(play, seat).charter, persona)
  },
}

/** The seat on whose turn the candle went out archives one of its used personas (G9); an automa a random one. */
export function archiveUsed(play: Play, seat: number): void {
  const { charter, automa } = seatOf(play, seat)
  const { used } = charterOf(play, charter)
  if (!automa) push(play, { asks: true, kind: 'archive-persona', seat, source: 0 })
  else if (used.length > 0) archivePersona(play, seat, at(used, roll(play.state.rng, used.length)))
}

export const archivePersonaAsker: Asker<'archive-persona'> = {
  offer(play, { seat }, menu) {
    for (const persona of charterOf(play, seatOf(play, seat).charter).used)
      offer(menu, at(play.box.key['pick-persona'], persona), persona)
  },
  closed(play, { seat }) {
    const { chest, used } = charterOf(play, seatOf(play, seat).charter)
    return chest.flatMap((persona) =>
      closedFor(
        at(play.box.key['pick-persona'], persona),
        used.includes(persona) ? NONE : lacking('not-used-yet'),
      ),
    )
  },
  answer: (play, { seat }, persona) => archivePersona(play, seat, persona),
}

/** Gone for good, and at once: a persona in use scores no more and is not marked again. */
function archivePersona(play: Play, seat: number, persona: number): void {
  const owner = seatOf(play, seat)
  owner.personas = owner.personas.filter((each) => each !== persona)
  changeCharter(play, owner.charter, (record) => ({
    ...record,
    used: record.used.filter((each) => each !== persona),
    chest: record.chest.filter((each) => each !== persona),
  }))
  archive(play, persona)
}
