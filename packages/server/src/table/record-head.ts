import type { CampaignRecord, State, UndoEntry, Version } from '@charterstone/engine'

/** The part of a record that a table needs to continue: the games before are left out. */
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

/** A record as it is stored, with its head. */
export type SerializedRecord = { readonly text: string; readonly head: RecordHead }

export function serializeRecord(record: CampaignRecord): SerializedRecord {
  return { text: JSON.stringify(record), head: recordHead(record) }
}
