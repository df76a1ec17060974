import type { Engine } from '../engine.ts'
import { clone } from '../state/clone.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { type CampaignRecord, rebase } from './record.ts'
import { replayRecord } from './replay-record.ts'
import { isSameVersion, type Version } from './version.ts'

export type Loaded = { readonly record: CampaignRecord; readonly state: State }

/**
 * Where the campaign stands. Answers are played again by the rules that took them; when rules or content have moved
 * on, or play it differently, the checkpoint is the truth and the record goes on from there.
 */
export function loadState(engine: Engine, record: CampaignRecord, version: Version): Loaded {
  const played = isSameVersion(record.version, version) ? replayed(engine, record) : null
  if (played !== null) return { record, state: played }
  const rebased = rebase(record, version)
  return { record: rebased, state: clone(rebased.checkpoint) }
}

function replayed(engine: Engine, record: CampaignRecord): State | null {
  try {
    const state = replayRecord(engine, record)
    return state !== null && hash(state) === record.seals.checkpoint ? state : null
  } catch {
    // A broken invariant under changed rules is a difference like any other: the checkpoint stands.
    return null
  }
}
