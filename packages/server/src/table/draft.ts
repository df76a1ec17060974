import type { CampaignRecord } from '@charterstone/engine'
import type { Fault, FaultCode } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Also } from '../storage/storage.ts'
import type { Body } from './body.ts'
import type { Prepared } from './fold.ts'
import type { Live } from './live.ts'
import type { KeptRecord } from './record-head.ts'

/** Who wants something. The table itself is neither a seat nor the host. */
export type Actor = {
  /** The seat they play now; -1 for a spectator. */
  readonly seat: number
  /** All seats they hold. */
  readonly seats: readonly number[]
  readonly isHost: boolean
}

/** What a command may look at. */
export type Desk = {
  readonly box: Box
  readonly live: Live
  readonly readCheckpoint: (seq: number) => Promise<CampaignRecord>
}

/** An entry to be written. */
export type Draft = {
  readonly body: Body
  readonly prepared?: Prepared
  /** Kept beside the entry, under its number. */
  readonly checkpoint?: KeptRecord
  readonly also?: Also
}

export type Drafted = Draft | Fault

export function isFault(outcome: object): outcome is Fault {
  return 'code' in outcome
}

export function refuse(code: FaultCode, detail?: string): Fault {
  return detail === undefined ? { code } : { code, detail }
}
