import type { CampaignRecord, State, UndoEntry, Version } from '@charterstone/engine'

/** What a table goes on from; everything else of a record is past. */
export type RecordHead = {
  readonly checkpoint: State
  readonly current: {
    readonly game: number
    readonly answers: number
    readonly undone?: readonly UndoEntry[]
  } | null
  readonly version: Version
}

export function recordHead({ checkpoint, current, version }: CampaignRecord): RecordHead {
  return {
    checkpoint,
    current:
      current === null ? null : { game: current.game, answers: current.answers.length, ...undosIn(current) },
    version,
  }
}

/** The undos of a game; the field is missing where there are none. */
export function undosIn({ undone }: { readonly undone?: readonly UndoEntry[] }): {
  readonly undone?: readonly UndoEntry[]
} {
  return undone === undefined ? {} : { undone }
}

/** A record as it is kept. */
export type SerializedRecord = { readonly text: string; readonly head: RecordHead }

export function serializeRecord(record: CampaignRecord): SerializedRecord {
  return { text: JSON.stringify(record), head: recordHead(record) }
}
