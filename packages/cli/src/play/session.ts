import {
  beginPlaythrough,
  type CampaignStart,
  type Event,
  giveAnswer,
  isRefusal,
  type Playthrough,
  packUpGame,
  type Refusal,
  resumePlaythrough,
  setUpGame,
  undoLast,
} from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import type { LoadedFile } from '../record-file/load-record.ts'
import { saveRecord } from '../record-file/save-record.ts'

/** A campaign in play and its file. Every change is saved at once. */
export type Session = { readonly file: string; playthrough: Playthrough }

export function beginSession(file: string, start: CampaignStart): Session {
  const session = { file, playthrough: beginPlaythrough(engine, start) }
  save(session)
  return session
}

/** With the same undo as before. A file of earlier rules is rewritten at once, so the notice appears only once. */
export function resumeSession(
  file: string,
  { record, isRevised }: Pick<LoadedFile, 'record' | 'isRevised'>,
): Session {
  const session = { file, playthrough: resumePlaythrough(engine, record) }
  if (isRevised) save(session)
  return session
}

/** Sets up the next game; returns the events of the set-up. */
export function startGame(session: Session): readonly Event[] {
  return moveTo(session, setUpGame(engine, session.playthrough))
}

/** Takes an answer and saves. Returns the events that it caused, or why it was refused. */
export function answer(session: Session, key: string): readonly Event[] | Refusal {
  const next = giveAnswer(engine, session.playthrough, key)
  return isRefusal(next) ? next : moveTo(session, next)
}

/** Takes back the last answer of a person, with every step after it; false when that is not possible. */
export function undo(session: Session, hasConsent: boolean): boolean {
  const before = undoLast(engine, session.playthrough, hasConsent)
  if (before !== null) moveTo(session, before)
  return before !== null
}

export function packUp(session: Session): void {
  moveTo(session, packUpGame(engine, session.playthrough))
}

function moveTo(session: Session, playthrough: Playthrough): readonly Event[] {
  session.playthrough = playthrough
  save(session)
  return playthrough.steps.at(-1)?.events ?? []
}

function save({ file, playthrough }: Session): void {
  saveRecord(file, playthrough.record)
}
