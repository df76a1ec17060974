import {
  addUndo,
  backTo,
  type Event,
  isRefusal,
  type StepResult,
  takeStep,
  villageNameFrom,
} from '@charterstone/engine'
import type { Note, Talk } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { Body, TableEntry } from './body.ts'
import {
  answerCount,
  beginningAt,
  canGoBackTo,
  type GameInProgress,
  type TableStep,
} from './game-in-progress.ts'
import type { LiveTable } from './live-table.ts'
import { type RecordHead, undosIn } from './record-head.ts'

/** The messages that an entry causes for the people at the table. */
export type Change =
  | { readonly kind: 'step'; readonly step: TableStep; readonly events: readonly Event[] }
  | { readonly kind: 'packed-up' }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'table' }
  | { readonly kind: 'undone'; readonly seat: number }
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'key'; readonly role: string; readonly holderId: number | null }

export type FoldResult = { readonly live: LiveTable; readonly changes: readonly Change[] }

type ReadHead = (seq: number) => Promise<RecordHead>

const MAX_TALK_KEPT = 60

/** The table after one more entry. `prepared` is the result of an answer, when it is known already. */
export async function fold(
  ruleset: Ruleset,
  live: LiveTable,
  entry: TableEntry,
  readHead: ReadHead,
  prepared?: StepResult,
): Promise<FoldResult> {
  const { body, seq } = entry
  const after = { ...live, seq }
  switch (body.kind) {
    case 'made':
      return { live: made(after, body), changes: [] }
    case 'places':
      return noted({ ...after, holders: body.places, askedAt: entry.at }, entry, body.note, [TABLE])
    case 'mark':
      return mark(ruleset, after, entry, body, await readHead(body.checkpoint))
    case 'answer':
      return answer(ruleset, after, entry, body, prepared)
    case 'undo':
      return undo(ruleset, after, entry, body)
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
    case 'renamed':
      return noted({ ...after, villageName: body.villageName }, entry, body.note, [TABLE])
    case 'key':
      return noted({ ...after, holders: body.places }, entry, body.note, [
        { kind: 'key', role: body.role, holderId: body.place },
        TABLE,
      ])
  }
}

const TABLE: Change = { kind: 'table' }

function noted(
  live: LiveTable,
  { seq, at }: TableEntry,
  note: Note | undefined,
  changes: readonly Change[],
): FoldResult {
  return note === undefined
    ? { live, changes }
    : said(live, { seq, at, seat: -1, said: { kind: 'note', note } }, changes)
}

function said(live: LiveTable, talk: Talk, changes: readonly Change[]): FoldResult {
  return {
    live: { ...live, talk: [...live.talk.slice(1 - MAX_TALK_KEPT), talk] },
    changes: [...changes, { kind: 'talk', talk }],
  }
}

type BodyOf<Kind extends Body['kind']> = Extract<Body, { readonly kind: Kind }>

function made(live: LiveTable, { setup, places }: BodyOf<'made'>): LiveTable {
  const villageName = villageNameFrom(setup.village ?? '', null)
  return { ...live, setup, holders: places, ...(villageName !== undefined && { villageName }) }
}

function mark(
  ruleset: Ruleset,
  live: LiveTable,
  entry: TableEntry,
  body: BodyOf<'mark'>,
  record: RecordHead,
): FoldResult {
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
          ...undosIn(current),
        }
  const next: LiveTable = {
    ...live,
    state: ruleset.engine.clone(checkpoint),
    inProgress,
    holders: body.places,
    checkpoint: body.checkpoint,
    proposal: null,
    askedAt: at,
    version,
    ...(body.villageName !== undefined && { villageName: body.villageName }),
  }
  const change: Change =
    body.why === 'start'
      ? { kind: 'step', step: beginning, events: opening }
      : { kind: body.why === 'restore' || body.why === 'rules' ? 'fresh' : 'packed-up' }
  return noted(next, entry, body.note, [change, TABLE])
}

/** An answer for another step than the next one was given by rules that are no longer in force: it is left out. */
function answer(
  { engine }: Ruleset,
  live: LiveTable,
  { seq, at }: TableEntry,
  { step: before, key, by }: BodyOf<'answer'>,
  prepared?: StepResult,
): FoldResult {
  const { inProgress, state } = live
  const unchanged = { live, changes: [] }
  if (inProgress === null || state === null || before !== answerCount(inProgress)) return unchanged
  const result = prepared ?? takeStep(engine, state, { number: before + 1, key, by })
  if (isRefusal(result)) return unchanged
  const { number, seat, key: given, by: player, isSecret, reveals, events } = result.step
  const step: TableStep = { number, seat, key: given, by: player, isSecret, reveals, seq, at }
  const next: LiveTable = {
    ...live,
    state: result.state,
    inProgress: { ...inProgress, steps: [...inProgress.steps, step] },
    askedAt: at,
  }
  return { live: next, changes: [{ kind: 'step', step, events }] }
}

/** Entries of earlier versions do not say which seat went back and whether all agreed. */
function undo(
  { engine }: Ruleset,
  live: LiveTable,
  entry: TableEntry,
  { step: to, seat, consent = false, note }: BodyOf<'undo'>,
): FoldResult {
  const { inProgress } = live
  if (inProgress === null || !canGoBackTo(inProgress, to)) return { live, changes: [] }
  const { state, steps } = backTo(engine, inProgress, to)
  const lost = inProgress.steps.slice(steps.length)
  const by = seat ?? lost[0]?.seat ?? 0
  const undone = addUndo(inProgress.undone, {
    seat: by,
    to,
    answers: lost.map(({ key }) => key ?? ''),
    consent,
  })
  const next: LiveTable = {
    ...live,
    state,
    inProgress: { ...inProgress, steps, rewoundAt: entry.seq, undone },
    proposal: null,
    askedAt: entry.at,
  }
  return noted(next, entry, note, [{ kind: 'undone', seat: by }, TABLE])
}
