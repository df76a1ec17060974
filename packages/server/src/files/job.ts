import type { VillageName } from '@charterstone/engine'
import type { ExportedTable } from '../table/campaign-record.ts'
import type { GameInProgress } from '../table/game-in-progress.ts'
import type { SerializedRecord } from '../table/record-head.ts'

/** The game of a replay: one of a stored record, given as text, or the game in progress. */
export type GameSource =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'in-progress'; readonly inProgress: GameInProgress; readonly persons: number }

/** Work for a thread, because the input may be large or hostile. */
export type Job =
  | { readonly kind: 'import'; readonly bytes: Uint8Array }
  /** Writes the campaign file of a table; `text` is its last checkpoint. */
  | { readonly kind: 'export'; readonly text: string; readonly live: ExportedTable }
  | {
      readonly kind: 'game' | 'views'
      readonly source: GameSource
      readonly game: number
      readonly seat: number
    }
  | {
      readonly kind: 'step'
      readonly source: GameSource
      readonly game: number
      readonly step: number
      readonly seat: number
    }

/** A campaign file that was accepted. */
export type ImportedFile = {
  readonly record: SerializedRecord
  readonly players: readonly string[]
  readonly villageName?: VillageName
  /** `played`: all answers were replayed. `trust`: only checked, because its rules are older. */
  readonly proof: 'played' | 'trust'
}

export type Outcome =
  | { readonly kind: 'imported'; readonly file: ImportedFile }
  /** The file was not accepted; `detail` says why. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** A reply or a file as JSON. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'stopped' }

/** A message from the thread. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly share: number }
  | { readonly outcome: Outcome }
  | { readonly error: string }

/** A message to the thread. The job is cancelled as soon as `stop` is not 0. */
export type WorkerRequest = { readonly job: Job; readonly stop: SharedArrayBuffer }
