import type { CampaignRecord, StepResult } from '@charterstone/engine'
import type { Fault, FaultCode } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { InSameTransaction } from '../storage/storage.ts'
import type { Body } from './body.ts'
import type { LiveTable } from './live-table.ts'
import type { SerializedRecord } from './record-head.ts'

/** The caller of a command. */
export type Actor = {
  /** The seat that the caller plays now; -1 for a spectator. */
  readonly seat: number
  /** All seats of the caller. */
  readonly seats: readonly number[]
  readonly isHost: boolean
}

/** The input of every command. */
export type TableContext = {
  readonly ruleset: Ruleset
  readonly live: LiveTable
  readonly readCheckpoint: (seq: number) => Promise<CampaignRecord>
}

/** An entry before it is written. */
export type Draft = {
  readonly body: Body
  /** The result of the answer, when the command has computed it. */
  readonly prepared?: StepResult
  /** Stored together with the entry, under the same number. */
  readonly checkpoint?: SerializedRecord
  readonly inSameTransaction?: InSameTransaction
}

export type DraftOrFault = Draft | Fault

export function isFault(outcome: object): outcome is Fault {
  return 'code' in outcome
}

export function refuse(code: FaultCode, detail?: string): Fault {
  return detail === undefined ? { code } : { code, detail }
}
