import type { Engine } from '../../engine.ts'
import { clone } from '../../state/clone.ts'
import { hash } from '../../state/hash.ts'
import type { State } from '../../state/state.ts'
import { checkChain, type Difference } from '../check-chain.ts'
import { type RecordFault, readParts } from '../parse-record.ts'
import { type CampaignRecord, type Rebase, rebase, sealed } from '../record.ts'
import { differenceAtEnd, playThrough } from '../verify-record.ts'
import { isSameVersion, type Version } from '../version.ts'
import type { Trouble } from './checker.ts'
import { recordSchema } from './record-schema.ts'
import { excessOf } from './scan.ts'
import { takenOnTrust } from './trust.ts'

/** A file from elsewhere that can be played on: played again from its start, or its table taken on trust. */
export type ImportedRecord =
  | {
      readonly ok: true
      readonly record: CampaignRecord
      readonly state: State
      readonly proof: 'played' | 'trust'
      readonly migrated: readonly string[]
      /** By which rules and which content the file says it was played. */
      readonly writtenBy: Version
    }
  | { readonly ok: false; readonly fault: RecordFault }

export type ImportOptions = {
  /** How much of the file has been played again, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly shouldStop?: () => boolean
}

type Proven = { readonly record: CampaignRecord; readonly state: State; readonly proof: 'played' | 'trust' }
type Refused = { readonly ok: false; readonly fault: RecordFault }

/**
 * Reads a file of unknown origin. Everything is checked against limits, then the answers are replayed, and the state of
 * the replay is returned. Never throws.
 */
export function importRecord(
  engine: Engine,
  text: string,
  version: Version,
  options: ImportOptions = {},
): ImportedRecord {
  const excess = excessOf(text)
  if (excess !== null) return refused(excess)
  const read = readParts(text)
  if (!read.ok) return read
  const trouble = recordSchema(engine.catalogue)(read.parts)
  if (trouble !== null) return refused(faultOf(trouble))
  const record = read.parts as unknown as CampaignRecord
  const difference = checkChain(record)
  if (difference !== null) return broken(difference)
  const proven = prove(engine, record, version, options)
  if ('ok' in proven) return proven
  if (proven.state.legacy.seats.length !== record.players.length)
    return refused({ kind: 'misshapen', part: 'players' })
  return { ok: true, ...proven, migrated: read.migrated, writtenBy: record.version }
}

function prove(
  engine: Engine,
  record: CampaignRecord,
  version: Version,
  options: ImportOptions,
): Proven | Refused {
  const part = isSameVersion(record.version, version)
    ? record.base === null
      ? 'games'
      : 'base.state'
    : 'checkpoint'
  try {
    if (part === 'checkpoint') return proveCheckpoint(engine, record, version, options)
    return record.base === null
      ? provePlay(engine, record, options)
      : proveBase(engine, record, record.base, options)
  } catch {
    // Only a state that the rules cannot lead to breaks an invariant.
    return refused({ kind: 'impossible', part })
  }
}

function provePlay(engine: Engine, record: CampaignRecord, options: ImportOptions): Proven | Refused {
  const played = playThrough(engine, record, watch(record, 0, options))
  if (played.difference !== null) return broken(played.difference)
  if (played.state === null) return refused({ kind: 'stopped' })
  const difference = differenceAtEnd(record, played.state)
  if (difference !== null) return broken(difference)
  return { record: { ...record, checkpoint: clone(played.state) }, state: played.state, proof: 'played' }
}

/** The rules changed during the campaign: the answers since then are replayed, from an unverified state. */
function proveBase(
  engine: Engine,
  record: CampaignRecord,
  base: Rebase,
  options: ImportOptions,
): Proven | Refused {
  if (!fits(record, base)) return refused({ kind: 'misshapen', part: 'base' })
  const start = trusted(engine, base.state, 'base.state', options)
  if ('ok' in start) return start
  const rebased: CampaignRecord = { ...record, base: { ...base, state: start, onTrust: true } }
  const played = playThrough(engine, rebased, watch(record, base.answers, options))
  if (played.difference !== null) return broken(played.difference)
  const { state } = played
  if (state === null) return refused({ kind: 'stopped' })
  if (withoutQuestion(state) !== withoutQuestion(record.checkpoint)) {
    const difference = differenceAtEnd(record, state)
    return difference === null ? refused({ kind: 'impossible', part: 'checkpoint' }) : broken(difference)
  }
  return { record: sealed(rebased, state), state, proof: 'trust' }
}

/** The rules of the answers are not available: only the checkpoint itself can be checked. */
function proveCheckpoint(
  engine: Engine,
  record: CampaignRecord,
  version: Version,
  options: ImportOptions,
): Proven | Refused {
  const moved = rebase(record, version)
  const state = trusted(engine, moved.checkpoint, 'checkpoint', options)
  if ('ok' in state) return state
  const { current } = record
  if ((state.phase === 'between') !== (current === null))
    return refused({ kind: 'misshapen', part: 'current' })
  if (current !== null && current.game !== state.legacy.game)
    return refused({ kind: 'misshapen', part: 'current.game' })
  const base = moved.base === null ? null : ({ ...moved.base, state, onTrust: true } as const)
  return { record: sealed({ ...moved, base }, state), state, proof: 'trust' }
}

/** Whether the base matches its state: before a game, in it, or at its end. */
function fits({ games, current }: CampaignRecord, { games: index, answers, state }: Rebase): boolean {
  const row = games[index] ?? (index === games.length ? current : null)
  if (state.phase === 'between') return answers === 0 && index <= games.length
  return row !== null && row !== undefined && answers <= row.answers.length && row.game === state.legacy.game
}

function trusted(
  engine: Engine,
  written: State,
  part: string,
  { shouldStop = () => false }: ImportOptions,
): State | Refused {
  const state = takenOnTrust(engine, written, shouldStop)
  if (state !== null) return state
  return refused(shouldStop() ? { kind: 'stopped' } : { kind: 'impossible', part })
}

/** The pending decision follows from the stack; newer rules may ask it differently. */
function withoutQuestion(state: State): string {
  return hash({ ...state, pending: null })
}

const LOOK_EVERY = 64

/** Reports the progress of the replay, and stops it when the caller cancels. */
function watch({ games, current }: CampaignRecord, from: number, options: ImportOptions): () => boolean {
  const { onProgress, shouldStop } = options
  const all = games.reduce((count, { answers }) => count + answers.length + 1, current?.answers.length ?? 0)
  let done = from
  return () => {
    done++
    if (done % LOOK_EVERY !== 0) return true
    onProgress?.(Math.min(1, done / Math.max(1, all)))
    return shouldStop?.() !== true
  }
}

function faultOf({ path, max }: Trouble): RecordFault {
  const part = path.replace(/^\./, '')
  return max === null ? { kind: 'misshapen', part } : { kind: 'too-much', part, max }
}

function broken(difference: Difference): Refused {
  return refused({ kind: 'broken', difference })
}

function refused(fault: RecordFault): Refused {
  return { ok: false, fault }
}
