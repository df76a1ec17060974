import {
  appendAnswer,
  type CampaignRecord,
  closeGame,
  type Event,
  isRevelation,
  openGame,
  type Refusal,
  type State,
  takeBack,
} from '@charterstone/engine'
import { engine } from '../box.ts'
import { saveRecord } from '../record-file/save-record.ts'

/** A campaign being played: where it stands, what is on file, and how far one can go back. */
export type Session = {
  readonly file: string
  record: CampaignRecord
  state: State
  /** What happened in this game. */
  log: Event[]
  /** Where one can go back to, oldest first. Whatever revealed something or used chance empties it. */
  readonly undo: Moment[]
}

/** Before an answer. */
export type Moment = { readonly state: State; readonly answers: number; readonly log: number }

export function isPerson({ record }: Session, seat: number): boolean {
  return record.players[seat] === 'person'
}

export function setUpGame(session: Session): Event[] {
  const events: Event[] = []
  engine.startGame(session.state, events)
  session.log = events.slice()
  session.undo.length = 0
  keep(session, openGame(session.record, session.state))
  return events
}

/** Takes an answer and saves. Events of what happened, or why the answer was not taken. */
export function answer(session: Session, key: string): Event[] | Refusal {
  const { state } = session
  const moment = momentOf(session)
  const seat = state.pending?.seat ?? -1
  const events: Event[] = []
  const refusal = engine.apply(state, key, events)
  if (refusal !== undefined) return refusal
  noteStep(session, moment, isPerson(session, seat), events)
  keep(session, appendAnswer(session.record, key, state))
  return events
}

/** A bot's choice is chance too: nobody may try it again until it is to their liking. */
export function noteStep(
  session: Pick<Session, 'undo' | 'log'>,
  moment: Moment,
  byPerson: boolean,
  events: readonly Event[],
): void {
  if (byPerson && !events.some(isRevelation)) session.undo.push(moment)
  else session.undo.length = 0
  session.log.push(...events)
}

function momentOf({ state, record, log }: Session): Moment {
  return { state: engine.clone(state), answers: record.current?.answers.length ?? 0, log: log.length }
}

/** The last answer is taken back; false when that is not possible. */
export function undo(session: Session): boolean {
  const moment = session.undo.pop()
  if (moment === undefined) return false
  session.state = engine.clone(moment.state)
  session.log.length = moment.log
  keep(session, takeBack(session.record, moment.answers, session.state))
  return true
}

export function packUp(session: Session): void {
  engine.packUp(session.state)
  session.undo.length = 0
  keep(session, closeGame(session.record, session.state))
}

function keep(session: Session, record: CampaignRecord): void {
  session.record = record
  saveRecord(session.file, record)
}
