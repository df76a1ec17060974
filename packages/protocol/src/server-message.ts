import type { Event, Undo, View, Village } from '@charterstone/engine'
import type { Fault } from './fault.ts'
import type { Reaction } from './limits.ts'

/** What a seat or a spectator (-1) sees now. `legacy` is left out when it is the same as in the message before. */
export type SeatView = Omit<View, 'legacy'> & {
  readonly legacy?: View['legacy']
  readonly game: number
  /** Answers given in this game so far. */
  readonly step: number
  /** Back to which step this seat may go without asking; null when it may not. */
  readonly undoTo: number | null
  /** The same, with the reason where it takes the consent of everybody, or cannot be done. */
  readonly undo: Undo
}

/** One answer of the game on the table and what it led to; step 0 is the set-up. */
export type Entry = {
  readonly seq: number
  readonly game: number
  readonly step: number
  /** -1 for the set-up. */
  readonly seat: number
  /** Null for the set-up, and when the answer is another seat's secret. */
  readonly key: string | null
  /** `person`, or the bot that answered. */
  readonly by: string
  readonly events: readonly Event[]
  /** Milliseconds since 1970. */
  readonly at: number
}

export type SeatInfo = {
  readonly charter: number
  readonly name: string
  /** `automa`, too, while the seat of a person is lent to one. */
  readonly player: 'person' | 'automa'
  /** The bot that answers for it now; null for a person and for an automa. */
  readonly bot: string | null
  /** It belongs to a person, and a bot or an automa plays until it is returned. */
  readonly isLent: boolean
  /** Somebody holds its key. */
  readonly isClaimed: boolean
  readonly isOnline: boolean
}

export type Proposal = {
  readonly id: number
  /** The seat that asks; -1 for a host without a seat. */
  readonly seat: number
  readonly what:
    | { readonly kind: 'undo'; readonly game: number; readonly step: number }
    | { readonly kind: 'deadline'; readonly hours: number | null; readonly bot: string }
  readonly agreed: readonly number[]
  /** The seats whose consent is still missing. */
  readonly missing: readonly number[]
}

/** Everything about a table that is not on the table. */
export type TableInfo = {
  readonly id: string
  /** `gathering`: people choose seats; then as the engine says. */
  readonly phase: 'gathering' | View['phase']
  readonly mode: View['legacy']['mode']
  readonly village: string
  readonly game: number
  /** While a table for a single game gathers: where it will be played, and like which game; else null. */
  readonly single: { readonly stage: number; readonly village: 'random' | Village } | null
  readonly seats: readonly SeatInfo[]
  readonly spectators: number
  /** Who must answer; -1 for nobody. */
  readonly asked: number
  readonly askedAt: number | null
  readonly deadline: { readonly hours: number; readonly bot: string } | null
  readonly dueAt: number | null
  readonly proposal: Proposal | null
  readonly version: { readonly rules: string; readonly content: string }
}

export type Talk = {
  readonly seq: number
  /** -1 for a spectator who is the host, and for the table itself. */
  readonly seat: number
  readonly at: number
  readonly said:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'reaction'; readonly reaction: Reaction }
    | { readonly kind: 'note'; readonly note: Note }
}

/** What the table itself remarks. */
export type Note =
  | {
      readonly kind: 'claimed' | 'returned' | 'handed-over' | 'joined' | 'moved' | 'left'
      readonly name: string
    }
  | { readonly kind: 'lent'; readonly name: string; readonly bot: string; readonly why: 'asked' | 'late' }
  | {
      readonly kind: 'undone'
      readonly step: number
      /** Who took back how many answers, and whether all had to agree; entries of earlier versions do not say. */
      readonly name?: string
      readonly count?: number
      readonly consent?: boolean
    }
  | { readonly kind: 'restored'; readonly game: number }
  | { readonly kind: 'exported' }
  /** The rules have moved on; the table plays on by the new ones. */
  | { readonly kind: 'revised' }
  | { readonly kind: 'deadline'; readonly hours: number | null }
  | { readonly kind: 'refused'; readonly name: string }

export type Role = {
  /** -1 for a spectator. */
  readonly seat: number
  /** All seats that this device holds. */
  readonly seats: readonly number[]
  readonly isHost: boolean
  /** May choose a free seat. */
  readonly isInvited: boolean
}

export type Welcome = {
  readonly type: 'welcome'
  readonly protocol: number
  readonly seq: number
  readonly you: Role
  readonly table: TableInfo
  /** Null while the table gathers. */
  readonly sight: SeatView | null
  /** This game's entries: all of them when `isWhole`, else those after `since`. */
  readonly entries: readonly Entry[]
  readonly isWhole: boolean
  readonly talk: readonly Talk[]
}

export type ServerMessage =
  | Welcome
  /** An answer was taken, or a game was set up (step 0). */
  | { readonly type: 'step'; readonly seq: number; readonly entry: Entry; readonly sight: SeatView }
  /** The game goes on from an earlier step: later entries are no more. */
  | {
      readonly type: 'undone'
      readonly seq: number
      readonly game: number
      readonly step: number
      readonly sight: SeatView
    }
  /** The evening is over, or somebody came or went between games: no entries, a new sight. */
  | { readonly type: 'packed-up'; readonly seq: number; readonly sight: SeatView }
  | { readonly type: 'table'; readonly seq: number; readonly table: TableInfo; readonly you: Role }
  | { readonly type: 'talk'; readonly seq: number; readonly talk: Talk }
  | { readonly type: 'done'; readonly id: number; readonly seq: number }
  | { readonly type: 'refused'; readonly id: number | null; readonly fault: Fault }
  /** The connection is about to be closed. `stopping`: connect again in a moment. */
  | { readonly type: 'bye'; readonly reason: 'stopping' | 'key-changed' | 'flood' | 'slow' }
