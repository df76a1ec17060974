import { addUndo, backTo, type Event, isRefusal, type StepResult, takeStep } from '@charterstone/engine'
import type { Note, Talk } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Body, TableEntry } from './body.ts'
import {
  answerCount,
  beginningAt,
  canGoBackTo,
  type GameInProgress,
  type TableStep,
} from './game-in-progress.ts'
import type { Live } from './live.ts'
import { type RecordHead, undoneIn } from './record-head.ts'

/** What the people at the table are to be told of an entry. */
export type Change =
  | { readonly kind: 'step'; readonly step: TableStep; readonly events: readonly Event[] }
  | { readonly kind: 'undone' | 'packed-up' | 'fresh' | 'table' }
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'key'; readonly role: string; readonly place: number | null }

/** The result of an answer, if the caller has computed it already. */
export type Prepared = StepResult

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
  const { at } = entry
  const { current, checkpoint, version } = record
  const opening = body.opening ?? []
  const beginning = beginningAt(current?.answers ?? 0, entry)
  const inProgress: GameInProgress | null =
    current === null
      ? null
      : {
          game: current.game,
          start: checkpoint,
          beginning,
          opening,
          steps: [],
          rewoundAt: entry.seq,
          ...undoneIn(current),
        }
  const next: Live = {
    ...live,
    state: box.engine.clone(checkpoint),
    inProgress,
    places: body.places,
    checkpoint: body.checkpoint,
    proposal: null,
    askedAt: at,
    version,
  }
  const change: Change =
    body.why === 'start'
      ? { kind: 'step', step: beginning, events: opening }
      : { kind: body.why === 'restore' || body.why === 'rules' ? 'fresh' : 'packed-up' }
  return noted(next, entry, body.note, [change, TABLE])
}

/** An answer for another step than the next one was given by rules that are no longer in force: it is left out. */
function answer(
  { engine }: Box,
  live: Live,
  { seq, at }: TableEntry,
  { step: before, key, by }: BodyOf<'answer'>,
  prepared?: Prepared,
): Folded {
  const { inProgress, state } = live
  const unchanged = { live, changes: [] }
  if (inProgress === null || state === null || before !== answerCount(inProgress)) return unchanged
  const result = prepared ?? takeStep(engine, state, { number: before + 1, key, by })
  if (isRefusal(result)) return unchanged
  const { events, ...head } = result.step
  const step: TableStep = { ...head, seq, at }
  const next: Live = {
    ...live,
    state: result.state,
    inProgress: { ...inProgress, steps: [...inProgress.steps, step] },
    askedAt: at,
  }
  return { live: next, changes: [{ kind: 'step', step, events }] }
}

/** Entries of earlier versions do not say which seat went back and whether all agreed. */
function undo(
  { engine }: Box,
  live: Live,
  entry: TableEntry,
  { step: to, seat, consent = false, note }: BodyOf<'undo'>,
): Folded {
  const { inProgress } = live
  if (inProgress === null || !canGoBackTo(inProgress, to)) return { live, changes: [] }
  const { state, steps } = backTo(engine, inProgress, to)
  const lost = inProgress.steps.slice(steps.length)
  const undone = addUndo(inProgress.undone, {
    seat: seat ?? lost[0]?.seat ?? 0,
    to,
    answers: lost.map(({ key }) => key ?? ''),
    consent,
  })
  const next: Live = {
    ...live,
    state,
    inProgress: { ...inProgress, steps, rewoundAt: entry.seq, undone },
    proposal: null,
    askedAt: entry.at,
  }
  return noted(next, entry, note, [{ kind: 'undone' }, TABLE])
}
