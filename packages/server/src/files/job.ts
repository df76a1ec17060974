import type { GameInProgress } from '../table/game-in-progress.ts'
import type { SerializedRecord } from '../table/record-head.ts'

/** A game to be played again: out of the record of a table as it was kept, or the one on the table. */
export type GameSource =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'in-progress'; readonly inProgress: GameInProgress; readonly persons: number }

/** What a thread does with something that may be long, or hostile. */
export type Job =
  | { readonly kind: 'import'; readonly bytes: Uint8Array }
  | { readonly kind: 'game'; readonly source: GameSource; readonly game: number; readonly seat: number }
  | {
      readonly kind: 'step'
      readonly source: GameSource
      readonly game: number
      readonly step: number
      readonly seat: number
    }

/** A campaign that was played again. */
export type ImportedFile = {
  readonly kept: SerializedRecord
  readonly players: readonly string[]
  /** Played again from its start, or a table taken on trust because its rules are not here any more. */
  readonly proof: 'played' | 'trust'
}

export type Outcome =
  | { readonly kind: 'imported'; readonly file: ImportedFile }
  /** Why a file was not taken. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** A reply as JSON. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'stopped' }

/** From the thread. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly share: number }
  | { readonly outcome: Outcome }
  | { readonly error: string }

/** To the thread. As soon as `stop` is not 0, nobody wants the outcome any more. */
export type WorkerRequest = { readonly job: Job; readonly stop: SharedArrayBuffer }
