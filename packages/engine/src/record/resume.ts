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
  const { current, games, base } = record
  if (opening === null || current === null || hash(opening.state) !== current.startHash) return null
  if (base !== null && base.games === games.length && base.answers > 0) return null
  const { state, events } = opening
  return replayOrNull(engine, record, { games: games.length, answers: 0, state }, events)
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
