import type { FrameOf } from '../loop/frame.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import type { Play } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { NO } from '../option/values.ts'
import { changeCharter, changeLegacy } from './campaign.ts'

export const MAX_NAME_LENGTH = 40

/** Markup is never needed in a name; `1 < 2` and `<3` are. Found here is the character that begins it. */
const MARKUP = /<(?=[a-z!/?])|&(?=#?\w+;)|(?<=javascript):/giu

export function hasMarkup(text: string): boolean {
  return text.search(MARKUP) >= 0
}

/** A name as a player wrote it, without control characters, markup, surplus blanks or more than 40 characters. */
export function cleanName(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\p{C}/gu, ' ')
    .replace(MARKUP, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return Array.from(visible).slice(0, MAX_NAME_LENGTH).join('').trim()
}

/** Names are permanent. `skip` leaves the printed name; an assistant then waits for another game (R8.2). */
export const nameAsker: Asker<'name'> = {
  offer(_play, _frame, menu) {
    offer(menu, PLAIN_KEYS.skip, NO)
  },
  answer(play, frame) {
    if (frame.what === 'assistant') setName(play, frame, '')
  },
  text(play, frame, text) {
    setName(play, frame, text)
  },
}

function setName(play: Play, { seat, what, number }: FrameOf<'name'>, name: string): void {
  if (what === 'charter') changeCharter(play, number, (record) => ({ ...record, name }))
  else if (what === 'village') changeLegacy(play, { village: name })
  else changeLegacy(play, { names: { ...play.state.legacy.names, [number]: name } })
  play.events?.push({ kind: 'named', seat, what, number, name })
}
