import {
  appendAnswer,
  type CampaignRecord,
  closeGame,
  type Event,
  openGame,
  playAgain,
  type Refusal,
  revelationIn,
  type State,
  takeBack,
  takenBack,
  tellTakenBack,
  type Undo,
  type UndoStep,
  undoAtOneScreen,
} from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { saveRecord } from '../record-file/save-record.ts'

/** A campaign being played: where it stands, what is on file, and how it came there. */
export type Session = {
  readonly file: string
  record: CampaignRecord
  state: State
  /** The game on the table; empty between games. */
  course: Course
}

/** What happened in the game on the table: its beginning, then answer by answer. */
export type Course = { readonly start: State; readonly rows: readonly LogRow[] }

/** `answers` is how many had been given after it; `seat` is -1 for the beginning. */
export type LogRow = UndoStep & { readonly answers: number; readonly events: readonly Event[] }

export function isPerson({ record }: Session, seat: number): boolean {
  return record.players[seat] === 'person'
}

export function setUpGame(session: Session): Event[] {
  const events: Event[] = []
  engine.startGame(session.state, events)
  session.course = { start: engine.clone(session.state), rows: [beginning(0, events)] }
  keep(session, openGame(session.record, session.state))
  return events
}

export function beginning(answers: number, events: readonly Event[]): LogRow {
  return { answers, seat: -1, isPerson: false, reveals: null, events }
}

/** Takes an answer and saves. Events of what happened, or why the answer was not taken. */
export function answer(session: Session, key: string): Event[] | Refusal {
  const { state, course } = session
  const seat = state.pending?.seat ?? -1
  const events: Event[] = []
  const refusal = engine.apply(state, key, events)
  if (refusal !== undefined) return refusal
  session.course = withRow(course, seat, isPerson(session, seat), events)
  keep(session, appendAnswer(session.record, key, state))
  return events
}

export function withRow(
  { start, rows }: Course,
  seat: number,
  byPerson: boolean,
  events: readonly Event[],
): Course {
  const answers = (rows.at(-1)?.answers ?? 0) + 1
  return {
    start,
    rows: [...rows, { answers, seat, isPerson: byPerson, reveals: revelationIn(events), events }],
  }
}

/** What can be taken back now (D6). The last person to answer is at the keyboard. */
export function undoNow({ course: { rows } }: Session): Undo {
  return undoAtOneScreen(rows.slice(1))
}

/** The last answer of a person is taken back, with what came after it; false when that is not possible. */
export function undo(session: Session, hasConsent: boolean): boolean {
  const { record, course } = session
  const { start, rows } = course
  const back = undoNow(session)
  if (back.kind === 'none' || (back.kind === 'consent' && !hasConsent)) return false
  const kept = rows.slice(0, back.to + 1)
  const offset = rows[0]?.answers ?? 0
  const to = offset + back.to
  const seat = rows[kept.length]?.seat ?? -1
  session.state = playAgain(engine, start, record.current?.answers.slice(offset, to) ?? [])
  session.course = { start, rows: kept }
  keep(session, takeBack(record, { seat, to, consent: back.kind === 'consent' }, session.state))
  return true
}

/** What happened in this game, and what was taken back. */
export function logOf({ record, course: { rows } }: Session): readonly Event[] {
  const taken = takenBack(record.current?.undone)
  return tellTakenBack(rows, ({ answers }) => answers, taken, persons(record)).flatMap(({ events }) => events)
}

export function persons({ players }: CampaignRecord): number {
  return players.filter((player) => player === 'person').length
}

export function packUp(session: Session): void {
  engine.packUp(session.state)
  session.course = { start: session.state, rows: [] }
  keep(session, closeGame(session.record, session.state))
}

function keep(session: Session, record: CampaignRecord): void {
  session.record = record
  saveRecord(session.file, record)
}
