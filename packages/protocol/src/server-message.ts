import type { Event, Undo, View, Village } from '@charterstone/engine'
import type { Fault } from './fault.ts'
import type { Reaction } from './limits.ts'
import type { SeatViewPatch } from './seat-view-patch.ts'

/** The game as a seat or a spectator (-1) sees it now. `legacy` is left out when it has not changed since the last message. */
export type SeatView = Omit<View, 'legacy'> & {
  readonly legacy?: View['legacy']
  readonly game: number
  /** Answers given in this game so far. */
  readonly step: number
  /** The step that this seat may go back to without consent; null when there is none. */
  readonly undoTo: number | null
  /** The undo of this seat, with the reason when it needs consent or is impossible. */
  readonly undo: Undo
}

/** One step of the game on the table; step 0 is the set-up. */
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
  /** Also `automa` while one stands in for a person. */
  readonly player: 'person' | 'automa'
  /** The bot that answers for the seat now; null for a person and for an automa. */
  readonly bot: string | null
  /** The seat of a person for whom a bot or an automa stands in. */
  readonly isLent: boolean
  /** Whether a person has taken the seat. */
  readonly isClaimed: boolean
  readonly isOnline: boolean
}

export type Proposal = {
  readonly id: number
  /** The seat that proposes; -1 for a host without a seat. */
  readonly seat: number
  readonly what:
    | { readonly kind: 'undo'; readonly game: number; readonly step: number }
    | { readonly kind: 'deadline'; readonly hours: number | null; readonly bot: string }
  readonly agreed: readonly number[]
  /** The seats whose consent is still missing. */
  readonly missing: readonly number[]
}

/** A table apart from its game: seats, deadline, proposal. */
export type TableInfo = {
  readonly id: string
  /** `gathering`: people choose seats. Then the phase of the engine. */
  readonly phase: 'gathering' | View['phase']
  readonly mode: View['legacy']['mode']
  /** As the players named it; empty for a village without a name. */
  readonly village: string
  readonly game: number
  /** For a single game that has not begun: the village, and the game of a campaign it is like; else null. */
  readonly single: { readonly stage: number; readonly village: 'random' | Village } | null
  readonly seats: readonly SeatInfo[]
  readonly spectators: number
  /** The seat that must answer; -1 when no decision is pending. */
  readonly asked: number
  readonly askedAt: number | null
  readonly deadline: { readonly hours: number; readonly bot: string } | null
  readonly dueAt: number | null
  readonly proposal: Proposal | null
  readonly version: { readonly rules: string; readonly content: string }
}

export type Talk = {
  readonly seq: number
  /** -1 for a host without a seat, and for the table itself. */
  readonly seat: number
  readonly at: number
  readonly said:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'reaction'; readonly reaction: Reaction }
    | { readonly kind: 'note'; readonly note: Note }
}

/** A message of the table itself, not of a person. */
export type Note =
  | {
      readonly kind: 'claimed' | 'returned' | 'handed-over' | 'joined' | 'moved' | 'left'
      readonly name: string
    }
  | { readonly kind: 'lent'; readonly name: string; readonly bot: string; readonly why: 'asked' | 'late' }
  | {
      readonly kind: 'undone'
      readonly step: number
      /** Who took back how many answers, and whether all had to agree; missing in entries of earlier versions. */
      readonly name?: string
      readonly count?: number
      readonly consent?: boolean
    }
  | { readonly kind: 'restored'; readonly game: number }
  /** Who gave the village which name. */
  | { readonly kind: 'renamed'; readonly name: string; readonly village: string }
  | { readonly kind: 'exported' }
  /** The rules have changed; the table continues by the new ones. */
  | { readonly kind: 'revised' }
  | { readonly kind: 'deadline'; readonly hours: number | null }
  | { readonly kind: 'refused'; readonly name: string }

export type Role = {
  /** -1 for a spectator. */
  readonly seat: number
  /** All seats of this device. */
  readonly seats: readonly number[]
  readonly isHost: boolean
  /** Whether the client may take a free seat. */
  readonly isInvited: boolean
}

export type Welcome = {
  readonly type: 'welcome'
  readonly protocol: number
  readonly seq: number
  readonly you: Role
  readonly table: TableInfo
  /** Null before the campaign begins. */
  readonly sight: SeatView | null
  /** This game's entries: all of them when `isWhole`, else those after `since`. */
  readonly entries: readonly Entry[]
  readonly isWhole: boolean
  readonly talk: readonly Talk[]
}

export type ServerMessage =
  | Welcome
  /** An answer was accepted, or a game was set up (step 0). */
  | { readonly type: 'step'; readonly seq: number; readonly entry: Entry; readonly sight: SeatView }
  /** The same as a `step`, for clients that take patches: what has changed in the view that came with number `base`. */
  | {
      readonly type: 'patch'
      readonly seq: number
      readonly base: number
      readonly entry: Entry
      readonly patch: SeatViewPatch
    }
  /** The game went back to an earlier step: later entries are void. */
  | {
      readonly type: 'undone'
      readonly seq: number
      readonly game: number
      readonly step: number
      /** The seat that took its answers back; missing from servers of earlier versions. */
      readonly seat?: number
      readonly sight: SeatView
    }
  /** The game was packed up, or seats changed between games: no entries, a new view. */
  | { readonly type: 'packed-up'; readonly seq: number; readonly sight: SeatView }
  | { readonly type: 'table'; readonly seq: number; readonly table: TableInfo; readonly you: Role }
  | { readonly type: 'talk'; readonly seq: number; readonly talk: Talk }
  | { readonly type: 'done'; readonly id: number; readonly seq: number }
  | { readonly type: 'refused'; readonly id: number | null; readonly fault: Fault }
  /** The connection is about to be closed. `stopping`: connect again in a moment. */
  | { readonly type: 'bye'; readonly reason: 'stopping' | 'key-changed' | 'flood' | 'slow' }
