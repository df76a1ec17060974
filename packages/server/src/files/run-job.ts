import {
  type CampaignRecord,
  type Engine,
  formatRecord,
  importRecord,
  publicUndos,
  type RecordFault,
  type State,
  type UndoEntry,
  withUndoEvents,
} from '@charterstone/engine'
import type { Entry, GameLog, StepView } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { recordNow } from '../table/campaign-record.ts'
import { answerCount, replayGame } from '../table/game-in-progress.ts'
import { collectViews } from '../table/game-views.ts'
import { answersOf, MAX_ANSWERS, MAX_RECORD_LENGTH } from '../table/limits.ts'
import { pastGame, type VisibleStep, visitPastGame } from '../table/past-game.ts'
import { serializeRecord } from '../table/record-head.ts'
import { PERSON } from '../table/seat-holder.ts'
import { entryFor } from '../table/seat-view.ts'
import { collectPictures } from '../table/village-pictures.ts'
import type { GameSource, Job, Outcome } from './job.ts'

/** Lets the caller cancel a job and follow its progress. */
export type JobControl = { readonly shouldStop: () => boolean; readonly onProgress: (share: number) => void }

const MISSING: Outcome = { kind: 'missing' }
const STOPPED: Outcome = { kind: 'stopped' }

export function runJob(ruleset: Ruleset, job: Job, control: JobControl): Outcome {
  switch (job.kind) {
    case 'import':
      return importFile(ruleset, job.bytes, control)
    case 'export':
      return { kind: 'json', text: formatRecord(recordNow(job.live, JSON.parse(job.text) as CampaignRecord)) }
    case 'game':
      return gameLog(ruleset, job, control)
    case 'views':
      return gameViews(ruleset, job, control)
    case 'step':
      return stepView(ruleset, job, control)
  }
}

function importFile({ engine, version }: Ruleset, bytes: Uint8Array, control: JobControl): Outcome {
  const text = textOf(bytes)
  if (text === null) return { kind: 'refused', detail: 'no text' }
  const imported = importRecord(engine, text, version, control)
  if (control.shouldStop()) return STOPPED
  if (!imported.ok) return { kind: 'refused', detail: detailOf(imported.fault) }
  const { record, state, proof } = imported
  if (!canBeShown(engine, state)) return { kind: 'refused', detail: 'impossible: checkpoint' }
  const serialized = serializeRecord(record)
  if (answersOf(record) > MAX_ANSWERS || serialized.text.length > MAX_RECORD_LENGTH)
    return { kind: 'refused', detail: 'too-much: answers' }
  const { players, villageName } = record
  const file = { record: serialized, players, proof, ...(villageName !== undefined && { villageName }) }
  return { kind: 'imported', file }
}

/** Whether every seat has a view of the state. */
function canBeShown(engine: Engine, state: State): boolean {
  try {
    for (let seat = -1; seat < state.legacy.seats.length; seat++) JSON.stringify(engine.view(state, seat))
    return true
  } catch {
    return false
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What is wrong with a file. It repeats nothing of the file. */
function detailOf(fault: RecordFault): string {
  return 'part' in fault ? `${fault.kind}: ${fault.part.slice(0, 80)}` : fault.kind
}

type GameJob = Extract<Job, { readonly kind: 'game' | 'views' | 'step' }>

function gameLog(ruleset: Ruleset, job: GameJob, { shouldStop }: JobControl): Outcome {
  const entries: Entry[] = []
  const { add, pictures, legacies } = collectPictures(ruleset.engine, job.seat)
  const summary = visit(ruleset, job, ({ entry, state }) => {
    entries.push(entry)
    add(state)
    return !shouldStop()
  })
  if (shouldStop()) return STOPPED
  if (summary === null) return MISSING
  const logged = withUndos(ruleset, entries, summary)
  return json({ game: job.game, entries: logged, pictures, legacies } satisfies GameLog)
}

/** Reviews and forks are for games that are over: before that there is nothing. */
function gameViews(ruleset: Ruleset, job: GameJob, { shouldStop }: JobControl): Outcome {
  const { add, viewsOf } = collectViews(ruleset.engine, job.seat)
  const summary = visit(ruleset, job, (step) => {
    add(step)
    return !shouldStop()
  })
  if (shouldStop()) return STOPPED
  const views = viewsOf(job.game)
  return summary === null || views === null ? MISSING : json(views)
}

/** Every seat sees every undo in the log, without the answers that were taken back (D6). */
function withUndos(
  { engine: { catalogue } }: Ruleset,
  entries: readonly Entry[],
  { undone, persons }: GameSummary,
): readonly Entry[] {
  return withUndoEvents(entries, ({ step }) => step, publicUndos(undone, catalogue), persons)
}

function stepView(
  ruleset: Ruleset,
  job: Extract<Job, { readonly kind: 'step' }>,
  { shouldStop }: JobControl,
): Outcome {
  const { game, step, seat } = job
  let found: Omit<StepView, 'steps'> | null = null
  const summary = visit(ruleset, job, ({ entry, state }) => {
    if (entry.step === step) found = { game, step, entry, view: ruleset.engine.view(state, seat) }
    return entry.step < step && !shouldStop()
  })
  if (shouldStop()) return STOPPED
  return summary === null || found === null ? MISSING : json({ ...(found as object), steps: summary.steps })
}

/** The number of answers of a game, its undos, and the number of persons who play. */
type GameSummary = {
  readonly steps: number
  readonly undone: readonly UndoEntry[] | undefined
  readonly persons: number
}

/** Calls `show` for every step of a game; null when there is no such game. */
function visit(
  ruleset: Ruleset,
  { source, game, seat }: GameJob,
  show: (step: VisibleStep) => boolean,
): GameSummary | null {
  if (source.kind === 'in-progress') return visitInProgress(ruleset, source, seat, show)
  const record = JSON.parse(source.text) as CampaignRecord
  const played = pastGame(record, game)
  if (played === null) return null
  visitPastGame(ruleset, record, game, seat, show)
  const persons = record.players.filter((player) => player === PERSON).length
  return { steps: played.answers.length, undone: played.undone, persons }
}

function visitInProgress(
  { engine }: Ruleset,
  { inProgress, persons }: Extract<GameSource, { readonly kind: 'in-progress' }>,
  seat: number,
  show: (step: VisibleStep) => boolean,
): GameSummary {
  for (const { step, events, state } of replayGame(engine, inProgress))
    if (!show({ entry: entryFor(seat, inProgress.game, step, events), state })) break
  return { steps: answerCount(inProgress), undone: inProgress.undone, persons }
}

function json(value: object): Outcome {
  return { kind: 'json', text: JSON.stringify(value) }
}
