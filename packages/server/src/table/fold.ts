import { addUndo, type Event, revelationIn, type State, type UndoEntry } from '@charterstone/engine'
import type { Note, Talk } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Body, TableEntry } from './body.ts'
import { type Course, type Given, stateAt, stepsOf } from './course.ts'
import type { Live } from './live.ts'
import { type RecordHead, undoneIn } from './record-head.ts'

/** What the people at the table are to be told of an entry. */
export type Change =
  | { readonly kind: 'step'; readonly given: Given | null; readonly events: readonly Event[] }
  | { readonly kind: 'undone' | 'packed-up' | 'fresh' | 'table' }
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'key'; readonly role: string; readonly place: number | null }

/** Where an answer leads, if whoever appended it knows already. */
export type Prepared = { readonly state: State; readonly events: readonly Event[] }

export type Folded = { readonly live: Live; readonly changes: readonly Change[] }

type ReadHead = (seq: number) => Promise<RecordHead>

const TALK_KEPT = 60

/** The table after one more entry. */
export async function fold(
  box: Box,
  live: Live,
  entry: TableEntry,
  readHead: ReadHead,
  prepared?: Prepared,
): Promise<Folded> {
  const { body, seq } = entry
  const after = { ...live, seq }
  switch (body.kind) {
    case 'made':
      return { live: { ...after, setup: body.setup, places: body.places }, changes: [] }
    case 'places':
      return noted({ ...after, places: body.places, askedAt: entry.at }, entry, body.note, [TABLE])
    case 'mark':
      return mark(box, after, entry, body, await readHead(body.checkpoint))
    case 'answer':
      return answer(box, after, entry, body, prepared)
    case 'undo':
      return undo(box, after, entry, body)
    case 'proposal':
      return noted({ ...after, proposal: body.proposal }, entry, body.note, [TABLE])
    case 'deadline':
      return noted(
        { ...after, deadline: body.deadline, proposal: null, askedAt: entry.at },
        entry,
        body.note,
        [TABLE],
      )
    case 'talk':
      return said(after, { seq, at: entry.at, seat: body.seat, said: body.said }, [])
    case 'key':
      return noted({ ...after, places: body.places }, entry, body.note, [
        { kind: 'key', role: body.role, place: body.place },
        TABLE,
      ])
  }
}

const TABLE: Change = { kind: 'table' }

function noted(
  live: Live,
  { seq, at }: TableEntry,
  note: Note | undefined,
  changes: readonly Change[],
): Folded {
  return note === undefined
    ? { live, changes }
    : said(live, { seq, at, seat: -1, said: { kind: 'note', note } }, changes)
}

function said(live: Live, talk: Talk, changes: readonly Change[]): Folded {
  return {
    live: { ...live, talk: [...live.talk.slice(1 - TALK_KEPT), talk] },
    changes: [...changes, { kind: 'talk', talk }],
  }
}

type BodyOf<Kind extends Body['kind']> = Extract<Body, { readonly kind: Kind }>

function mark(box: Box, live: Live, entry: TableEntry, body: BodyOf<'mark'>, record: RecordHead): Folded {
  const state = box.engine.clone(record.checkpoint)
  const { seq, at } = entry
  const course: Course | null =
    record.current === null
      ? null
      : {
          game: record.current.game,
          start: record.checkpoint,
          offset: record.current.answers,
          seq,
          rewound: seq,
          at,
          opening: body.opening ?? [],
          given: [],
          ...undoneIn(record.current),
        }
  const next: Live = {
    ...live,
    state,
    course,
    places: body.places,
    checkpoint: body.checkpoint,
    proposal: null,
    askedAt: at,
    version: record.version,
  }
  const change: Change =
    body.why === 'start'
      ? { kind: 'step', given: null, events: body.opening ?? [] }
      : { kind: body.why === 'restore' || body.why === 'rules' ? 'fresh' : 'packed-up' }
  return noted(next, entry, body.note, [change, TABLE])
}

/** An answer for another step than the present one was taken by rules that are no longer in force: it is left out. */
function answer(
  box: Box,
  live: Live,
  { seq, at }: TableEntry,
  body: BodyOf<'answer'>,
  prepared?: Prepared,
): Folded {
  const { course, state } = live
  if (course === null || state === null || body.step !== stepsOf(course)) return { live, changes: [] }
  const isSecret = state.pending?.secret === true
  const outcome = prepared ?? applied(box, state, body.key)
  if (outcome === null) return { live, changes: [] }
  const { events } = outcome
  const { seat, key, by } = body
  const given: Given = { seq, at, seat, key, by, isSecret, reveals: revelationIn(events) ?? false }
  const next: Live = {
    ...live,
    state: outcome.state,
    course: { ...course, given: [...course.given, given] },
    askedAt: at,
  }
  return { live: next, changes: [{ kind: 'step', given, events }] }
}

export function applied({ engine }: Box, state: State, key: string): Prepared | null {
  const next = engine.clone(state)
  const events: Event[] = []
  return engine.apply(next, key, events) === undefined ? { state: next, events } : null
}

function undo(
  box: Box,
  live: Live,
  entry: TableEntry,
  { step, seat, consent, note }: BodyOf<'undo'>,
): Folded {
  const { course } = live
  const state = course === null ? null : stateAt(box.engine, course, step)
  if (course === null || state === null) return { live, changes: [] }
  const kept = course.given.slice(0, step - course.offset)
  const taken = course.given.slice(kept.length)
  const more: UndoEntry = {
    seat: seat ?? taken[0]?.seat ?? 0,
    to: step,
    answers: taken.map(({ key }) => key),
    consent: consent ?? false,
  }
  const next: Live = {
    ...live,
    state,
    course: { ...course, rewound: entry.seq, given: kept, undone: addUndo(course.undone, more) },
    proposal: null,
    askedAt: entry.at,
  }
  return noted(next, entry, note, [{ kind: 'undone' }, TABLE])
}
