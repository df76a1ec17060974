import type { Engine } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import { clone } from '../state/clone.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import type { Playthrough } from './playthrough.ts'
import { type CampaignRecord, rebase, sealed } from './record.ts'
import { replayRecord } from './replay-record.ts'
import { beginningStep, type Step } from './step.ts'
import { isSameVersion, versionOf } from './version.ts'

/** The game on the table after its set-up. A client that saves it beside the record resumes without the games before. */
export type Opening = { readonly state: State; readonly events: readonly Event[] }

/** Null between games, and when the steps begin in the middle of the game. */
export function openingOf({ start, steps }: Playthrough): Opening | null {
  const first = steps[0]
  return first?.number === 0 ? { state: start, events: first.events } : null
}

/**
 * The playthrough of a saved record, with the same steps and the same undo. Its answers are played again. When the rules
 * have changed since, or play the answers differently, it goes on from the checkpoint and undo ends there.
 */
export function resumePlaythrough(
  engine: Engine,
  record: CampaignRecord,
  opening: Opening | null = null,
): Playthrough {
  const version = versionOf(engine.catalogue)
  const replayed = isSameVersion(record.version, version)
    ? (fromOpening(engine, record, opening) ?? replayOrNull(engine, record, record.base, []))
    : null
  return replayed ?? fromCheckpoint(revise(engine, record))
}

/** Answers that are played again without a pause. */
const PART = 40

/** The same, with a pause between parts, so that a page reacts while a long game is played again. */
export async function resumeGradually(
  engine: Engine,
  record: CampaignRecord,
  opening: Opening | null,
  pause: () => Promise<void>,
): Promise<Playthrough> {
  const { current } = record
  const isKnown = isSameVersion(record.version, versionOf(engine.catalogue))
  if (!isKnown || opening === null || current === null || !isOpeningOf(record, opening))
    return resumePlaythrough(engine, record, opening)
  const steps: Step[] = [beginningStep(0, opening.events)]
  let { state } = opening
  for (let from = 0; from < current.answers.length; from += PART) {
    if (from > 0) await pause()
    const next = replayPart(engine, record, state, from, steps)
    if (next === null) return resumePlaythrough(engine, record, opening)
    state = next
  }
  const isSame = state !== opening.state && hash(state) === record.seals.checkpoint
  return isSame ? { record, state, start: opening.state, steps } : resumePlaythrough(engine, record, opening)
}

/** Adds the steps of one part; null when the rules of today do not play it. */
function replayPart(
  engine: Engine,
  record: CampaignRecord,
  state: State,
  from: number,
  steps: Step[],
): State | null {
  const { current, games } = record
  if (current === null) return null
  const part = {
    ...record,
    base: { games: games.length, answers: from, state },
    current: { ...current, answers: current.answers.slice(0, from + PART) },
  }
  try {
    return replayRecord(engine, part, {
      onStep: (step) => {
        steps.push(step)
        return true
      },
    })
  } catch {
    // Changed rules may break an invariant.
    return null
  }
}

/**
 * The record of earlier rules or of an earlier box, continued by the present ones. Its question is asked again: what it
 * offered may have another price now.
 */
export function revise(engine: Engine, record: CampaignRecord): CampaignRecord {
  const moved = rebase(record, versionOf(engine.catalogue))
  if (moved.base === null || moved.checkpoint.pending === null) return moved
  const state = clone(moved.checkpoint)
  engine.resume(state)
  return sealed({ ...moved, base: { ...moved.base, state } }, state)
}

function fromCheckpoint(record: CampaignRecord): Playthrough {
  const state = clone(record.checkpoint)
  const { current } = record
  const steps = current === null ? [] : [beginningStep(current.answers.length, [])]
  return { record, state, start: state, steps }
}

/** Null when the opening does not belong to the game on the table. */
function fromOpening(engine: Engine, record: CampaignRecord, opening: Opening | null): Playthrough | null {
  if (opening === null || !isOpeningOf(record, opening)) return null
  const { state, events } = opening
  return replayOrNull(engine, record, { games: record.games.length, answers: 0, state }, events)
}

function isOpeningOf({ current, games, base }: CampaignRecord, { state }: Opening): boolean {
  if (current === null || hash(state) !== current.startHash) return false
  return base === null || base.games !== games.length || base.answers === 0
}

/** Plays the answers again after `base`; null when they do not lead to the checkpoint. */
function replayOrNull(
  engine: Engine,
  record: CampaignRecord,
  base: CampaignRecord['base'],
  events: readonly Event[],
): Playthrough | null {
  let start = base?.state ?? record.checkpoint
  let steps: Step[] = [beginningStep(base?.answers ?? 0, events)]
  try {
    const state = replayRecord(
      engine,
      { ...record, base },
      {
        onStep: (step, { state: after }) => {
          if (step.key === null) {
            start = engine.clone(after)
            steps = []
          }
          steps.push(step)
          return true
        },
      },
    )
    if (state === null || hash(state) !== record.seals.checkpoint) return null
    return record.current === null
      ? { record, state, start: state, steps: [] }
      : { record, state, start, steps }
  } catch {
    // Changed rules may break an invariant; then the checkpoint is valid.
    return null
  }
}
