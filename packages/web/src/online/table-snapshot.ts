import type { View } from '@charterstone/engine'
import {
  type Entry,
  patchSeatView,
  type Role,
  type SeatView,
  type ServerMessage,
  type TableInfo,
  type Talk,
  type Welcome,
} from '@charterstone/protocol'

/** A table as far as the server has described it, as a value. */
export type TableSnapshot = {
  /** The last sequence number seen; null before the first welcome. */
  readonly seq: number | null
  readonly you: Role | null
  readonly table: TableInfo | null
  readonly sight: CompleteView | null
  /** The answers of the game on the table. */
  readonly entries: readonly Entry[]
  readonly talk: readonly Talk[]
}

export type CompleteView = SeatView & { readonly legacy: View['legacy'] }

export const EMPTY_SNAPSHOT: TableSnapshot = {
  seq: null,
  you: null,
  table: null,
  sight: null,
  entries: [],
  talk: [],
}

const MAX_TALK = 200

/** The snapshot after one more message. */
export function applyMessage(snapshot: TableSnapshot, message: ServerMessage): TableSnapshot {
  switch (message.type) {
    case 'welcome':
      return applyWelcome(snapshot, message)
    case 'step': {
      const { entry, seq } = message
      return {
        ...snapshot,
        seq,
        sight: complete(snapshot, message.sight),
        entries: withEntry(snapshot, entry),
      }
    }
    case 'patch': {
      const { entry, seq, patch } = message
      const sight = snapshot.sight === null ? null : patchSeatView(snapshot.sight, patch)
      return { ...snapshot, seq, sight, entries: withEntry(snapshot, entry) }
    }
    case 'undone': {
      const entries = snapshot.entries.filter(({ step }) => step <= message.step)
      return { ...snapshot, seq: message.seq, sight: complete(snapshot, message.sight), entries }
    }
    case 'packed-up':
      return { ...snapshot, seq: message.seq, sight: complete(snapshot, message.sight), entries: [] }
    case 'table':
      return { ...snapshot, seq: message.seq, table: message.table, you: message.you }
    case 'talk':
      return { ...snapshot, seq: message.seq, talk: withTalk(snapshot.talk, [message.talk]) }
    case 'done':
    case 'refused':
    case 'bye':
      return snapshot
  }
}

function applyWelcome(
  snapshot: TableSnapshot,
  { seq, you, table, sight, entries, isWhole, talk }: Welcome,
): TableSnapshot {
  const sent = new Set(entries.map(({ step }) => step))
  return {
    seq,
    you,
    table,
    sight: sight === null ? null : complete(snapshot, sight),
    entries: isWhole
      ? entries
      : entries.length === 0
        ? snapshot.entries
        : [...snapshot.entries.filter(({ step }) => !sent.has(step)), ...entries],
    talk: withTalk(snapshot.talk, talk),
  }
}

function withEntry({ entries }: TableSnapshot, entry: Entry): readonly Entry[] {
  return [...(entry.step === 0 ? [] : entries.filter(({ step }) => step < entry.step)), entry]
}

/** The server sends the legacy only when it has changed. */
function complete({ sight }: TableSnapshot, next: SeatView): CompleteView | null {
  const legacy = next.legacy ?? sight?.legacy
  return legacy === undefined ? null : { ...next, legacy }
}

function withTalk(known: readonly Talk[], more: readonly Talk[]): readonly Talk[] {
  const last = known.at(-1)?.seq ?? -1
  const fresh = more.filter(({ seq }) => seq > last)
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-MAX_TALK)
}
