import type { Option, Revelation } from '@charterstone/engine'
import type { Purpose } from '../advice/purpose.ts'

/** Where a review stands. It is whole when `done` is `total`; before that `turns` and `accuracy` are of the turns looked at so far. */
export type ReviewProgress = {
  readonly done: number
  readonly total: number
  readonly review: GameReview
}

/** A game looked back on. Chances to win are parts of WIN_UNIT, points parts of VP_UNIT: whole numbers that add up exactly. */
export type GameReview = {
  readonly game: number
  readonly seats: number
  /** Whether the game has ended; a review of a paused game knows only what the seats have seen so far. */
  readonly isFinished: boolean
  /** One point for the start of every turn, and a last one. */
  readonly line: readonly LinePoint[]
  readonly marks: readonly Mark[]
  /** One row a seat. */
  readonly ledger: readonly LedgerRow[]
  readonly turningPoints: readonly TurningPoint[]
  /** Turns of the seats that were asked about, in the order in which they were played. */
  readonly turns: readonly TurnReview[]
  /** By seat, from 0 to 1000; null for a seat without a turn that had a choice. */
  readonly accuracy: readonly (number | null)[]
  /** Which weights judged it: a review with another fingerprint is out of date. */
  readonly fingerprint: string
}

/** A position on the line. `step` is the number of answers given before it. */
export type LinePoint = {
  readonly step: number
  readonly round: number
  /** The seat whose turn begins; -1 when the game is over. */
  readonly seat: number
  /** By seat; the sum is WIN_UNIT. */
  readonly win: readonly number[]
  /** By seat: points on the track, and points expected at the end in parts of VP_UNIT. */
  readonly vp: readonly number[]
  readonly expected: readonly number[]
}

/** What is marked on the line. `card` is the number of the objective, building or crate card; 0 for a round and for the end. */
export type Mark = {
  readonly kind: 'round' | 'objective' | 'building' | 'crate' | 'hourglass'
  readonly step: number
  readonly seat: number
  readonly card: number
  /** The round that ended; 0 for other marks. */
  readonly round: number
}

/** start + luck + own + others = result, exactly. */
export type Sums = {
  readonly start: number
  readonly luck: number
  readonly own: number
  readonly others: number
  readonly result: number
}

/** In parts of WIN_UNIT; `vp` is the same in parts of VP_UNIT. */
export type LedgerRow = Sums & { readonly seat: number; readonly vp: Sums }

export type TurningPoint = {
  /** Answers given before it, and after it. */
  readonly step: number
  readonly after: number
  readonly round: number
  /** The seat for which it changed most, and by how much; `win` has the change of every seat. */
  readonly seat: number
  readonly change: number
  readonly win: readonly number[]
  readonly cause: Cause
}

/** Why the chances changed. `by` is the seat whose turn it was. */
export type Cause =
  | { readonly kind: 'choice'; readonly by: number; readonly deed: Deed }
  /** What came was better or worse than what could have come; `card` is the first card that was turned up, or 0. */
  | { readonly kind: 'luck'; readonly by: number; readonly revelation: Revelation; readonly card: number }
  /** Another seat was first to take it. */
  | { readonly kind: 'taken'; readonly by: number; readonly deed: Deed }

/** The most important thing that a seat did in a turn. `card` is the card or building, 0 for none; `vp` what the turn scored. */
export type Deed = { readonly kind: DeedKind; readonly card: number; readonly vp: number }

export const DEED_KINDS = [
  'constructed',
  'opened-crate',
  'scored-objective',
  'sold',
  'reached-hourglass',
  'gained-points',
  'took-card',
  'used-building',
  'retrieved',
  'other',
] as const
export type DeedKind = (typeof DEED_KINDS)[number]

export const TURN_GRADES = ['fine', 'small', 'clear', 'large'] as const
export type TurnGrade = (typeof TURN_GRADES)[number]

export type TurnReview = {
  readonly seat: number
  /** The turn of the seat, from 1. */
  readonly number: number
  readonly round: number
  /** Answers given before the turn, and before the answer that cost most. */
  readonly step: number
  readonly weakStep: number
  /** There was nothing to choose. */
  readonly isForced: boolean
  /** In parts of WIN_UNIT, and the same in parts of VP_UNIT; never negative. */
  readonly loss: number
  readonly lossVp: number
  readonly grade: TurnGrade
  /** The answer at `weakStep`, and what the turn was for. */
  readonly played: { readonly key: string; readonly purposes: readonly Purpose[] }
  /** A better line from `weakStep` on, its first answer first; null for a turn that is fine. */
  readonly better: BetterLine | null
  /** Every answer at `weakStep` that counts as found when it is tried again; the best first. */
  readonly found: readonly string[]
}

export type BetterLine = {
  /** What its first answer means. */
  readonly option: Option | null
  readonly keys: readonly string[]
  readonly purposes: readonly Purpose[]
}
