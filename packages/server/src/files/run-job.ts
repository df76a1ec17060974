import {
  type CampaignRecord,
  type Engine,
  importRecord,
  publicUndos,
  type RecordFault,
  type State,
  type UndoEntry,
  withUndoEvents,
} from '@charterstone/engine'
import type { Entry, GameLog, StepView } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { answerCount, replayGame } from '../table/game-in-progress.ts'
import { answersOf, MAX_ANSWERS, MAX_RECORD_LENGTH } from '../table/limits.ts'
import { pastGame, type VisibleStep, visitPastGame } from '../table/past-game.ts'
import { serializeRecord } from '../table/record-head.ts'
import { PERSON } from '../table/seat-holder.ts'
import { entryFor } from '../table/seat-view.ts'
import { collectPictures } from '../table/village-pictures.ts'
import type { GameSource, Job, Outcome } from './job.ts'

export type Watch = { readonly shouldStop: () => boolean; readonly onProgress: (share: number) => void }

const MISSING: Outcome = { kind: 'missing' }
const STOPPED: Outcome = { kind: 'stopped' }

export function runJob(ruleset: Ruleset, job: Job, watch: Watch): Outcome {
  switch (job.kind) {
    case 'import':
      return importFile(ruleset, job.bytes, watch)
    case 'game':
      return gameLog(ruleset, job, watch)
    case 'step':
      return stepView(ruleset, job, watch)
  }
}

function importFile({ engine, version }: Ruleset, bytes: Uint8Array, watch: Watch): Outcome {
  const text = textOf(bytes)
  if (text === null) return { kind: 'refused', detail: 'no text' }
  const imported = importRecord(engine, text, version, watch)
  if (watch.shouldStop()) return STOPPED
  if (!imported.ok) return { kind: 'refused', detail: detailOf(imported.fault) }
  const { record, state, proof } = imported
  if (!canBeSeen(engine, state)) return { kind: 'refused', detail: 'impossible: checkpoint' }
  const kept = serializeRecord(record)
  if (answersOf(record) > MAX_ANSWERS || kept.text.length > MAX_RECORD_LENGTH)
    return { kind: 'refused', detail: 'too-much: answers' }
  return { kind: 'imported', file: { kept, players: record.players, proof } }
}

/** What cannot even be shown must not come to a table. */
function canBeSeen(engine: Engine, state: State): boolean {
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

/** What is wrong with a file, in a few words of our own: nothing of the file is repeated. */
function detailOf(fault: RecordFault): string {
  return 'part' in fault ? `${fault.kind}: ${fault.part.slice(0, 80)}` : fault.kind
}

type GameJob = Extract<Job, { readonly kind: 'game' | 'step' }>

function gameLog(ruleset: Ruleset, job: GameJob, { shouldStop }: Watch): Outcome {
  const entries: Entry[] = []
  const { add, pictures, legacies } = collectPictures(ruleset.engine, job.seat)
  const visited = visit(ruleset, job, ({ entry, state }) => {
    entries.push(entry)
    add(state)
    return !shouldStop()
  })
  if (shouldStop()) return STOPPED
  if (visited === null) return MISSING
  return json({ game: job.game, entries: withUndos(entries, visited), pictures, legacies } satisfies GameLog)
}

/** Every undo is in everybody's log, without the answers that were taken back (D6). */
function withUndos(entries: readonly Entry[], { undone, persons }: Visited): readonly Entry[] {
  return withUndoEvents(entries, ({ step }) => step, publicUndos(undone), persons)
}

function stepView(
  ruleset: Ruleset,
  job: Extract<Job, { readonly kind: 'step' }>,
  { shouldStop }: Watch,
): Outcome {
  const { game, step, seat } = job
  let found: Omit<StepView, 'steps'> | null = null
  const visited = visit(ruleset, job, ({ entry, state }) => {
    if (entry.step === step) found = { game, step, entry, view: ruleset.engine.view(state, seat) }
    return entry.step < step && !shouldStop()
  })
  if (shouldStop()) return STOPPED
  return visited === null || found === null ? MISSING : json({ ...(found as object), steps: visited.steps })
}

/** How many answers a game has, what was taken back in it, and how many persons play. */
type Visited = {
  readonly steps: number
  readonly undone: readonly UndoEntry[] | undefined
  readonly persons: number
}

/** Shows every step of a game to the visitor; null when there is no such game. */
function visit(
  ruleset: Ruleset,
  { source, game, seat }: GameJob,
  show: (step: VisibleStep) => boolean,
): Visited | null {
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
): Visited {
  for (const { step, events, state } of replayGame(engine, inProgress))
    if (!show({ entry: entryFor(seat, inProgress.game, step, events), state })) break
  return { steps: answerCount(inProgress), undone: inProgress.undone, persons }
}

function json(value: object): Outcome {
  return { kind: 'json', text: JSON.stringify(value) }
}
