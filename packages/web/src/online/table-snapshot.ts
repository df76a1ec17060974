import type { View } from '@charterstone/engine'
import type { Entry, Role, SeatView, ServerMessage, TableInfo, Talk, Welcome } from '@charterstone/protocol'

/** Everything that has been told of a table so far, as a value. */
export type TableSnapshot = {
  /** The last sequence number seen; null before the first welcome. */
  readonly seq: number | null
  readonly you: Role | null
  readonly table: TableInfo | null
  readonly sight: WholeSight | null
  /** The answers of the game on the table. */
  readonly entries: readonly Entry[]
  readonly talk: readonly Talk[]
}

export type WholeSight = SeatView & { readonly legacy: View['legacy'] }

export const EMPTY_SNAPSHOT: TableSnapshot = {
  seq: null,
  you: null,
  table: null,
  sight: null,
  entries: [],
  talk: [],
}

const MAX_TALK_KEPT = 200

/** What is known after one more message. */
export function applyMessage(known: TableSnapshot, message: ServerMessage): TableSnapshot {
  switch (message.type) {
    case 'welcome':
      return welcomed(known, message)
    case 'step': {
      const { entry, seq } = message
      const before = entry.step === 0 ? [] : known.entries.filter(({ step }) => step < entry.step)
      return { ...known, seq, sight: whole(known, message.sight), entries: [...before, entry] }
    }
    case 'undone': {
      const entries = known.entries.filter(({ step }) => step <= message.step)
      return { ...known, seq: message.seq, sight: whole(known, message.sight), entries }
    }
    case 'packed-up':
      return { ...known, seq: message.seq, sight: whole(known, message.sight), entries: [] }
    case 'table':
      return { ...known, seq: message.seq, table: message.table, you: message.you }
    case 'talk':
      return { ...known, seq: message.seq, talk: withTalk(known.talk, [message.talk]) }
    case 'done':
    case 'refused':
    case 'bye':
      return known
  }
}

function welcomed(
  known: TableSnapshot,
  { seq, you, table, sight, entries, isWhole, talk }: Welcome,
): TableSnapshot {
  const seen = new Set(entries.map(({ step }) => step))
  return {
    seq,
    you,
    table,
    sight: sight === null ? null : whole(known, sight),
    entries: isWhole
      ? entries
      : entries.length === 0
        ? known.entries
        : [...known.entries.filter(({ step }) => !seen.has(step)), ...entries],
    talk: withTalk(known.talk, talk),
  }
}

/** The legacy is told when it has changed. */
function whole({ sight }: TableSnapshot, next: SeatView): WholeSight | null {
  const legacy = next.legacy ?? sight?.legacy
  return legacy === undefined ? null : { ...next, legacy }
}

function withTalk(known: readonly Talk[], more: readonly Talk[]): readonly Talk[] {
  const last = known.at(-1)?.seq ?? -1
  const fresh = more.filter(({ seq }) => seq > last)
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-MAX_TALK_KEPT)
}
