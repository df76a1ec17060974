import { at } from '../state/list.ts'

/** The progress track: its last space is the hourglass (R25.1). */
export type Track = {
  readonly last: number
  /** Spaces with a reputation icon, and spaces with an income icon (R25.3). */
  readonly reputation: readonly number[]
  readonly income: readonly number[]
}

const QUOTA_ROWS = ['resource', 'coin', 'card', 'minion', 'peril'] as const
export type QuotaRow = (typeof QUOTA_ROWS)[number]

/** One space of the quota table: what it asks for and its optional bonus (R22). Columns count from 1. */
export type QuotaSpace = {
  readonly row: QuotaRow
  readonly column: number
  readonly count: number
  readonly bonus: 'none' | 'vp' | 'reputation'
}

/** What is printed on the board. Lists by number of seats begin with one seat. */
export type PrintedBoard = {
  /** `starts`: where the token starts, by number of seats (R25.1). */
  readonly progress: Track & { readonly starts: readonly number[] }
  readonly reputation: {
    /** Open spaces, by number of seats (R23.2). */
    readonly open: readonly number[]
    /** VP at the end of the game for the most tokens, the second most and so on (R23.3). */
    readonly vp: readonly number[]
  }
  /** All spaces in order. The state and the answers name a space by it. */
  readonly quota: readonly QuotaSpace[]
}

type PrintedSpace = readonly [count: number, bonus: QuotaSpace['bonus']]

const LONG: readonly PrintedSpace[] = [
  [1, 'none'],
  [2, 'vp'],
  [2, 'none'],
  [3, 'vp'],
  [3, 'none'],
  [3, 'reputation'],
]
const SHORT: readonly PrintedSpace[] = [
  [1, 'none'],
  [2, 'vp'],
  [2, 'none'],
  [3, 'vp'],
  [3, 'reputation'],
]

/** The board of the rules. The quota table has three rows of six (R22), then the minion and the peril row of five (R22.3). */
export const STANDARD_BOARD: PrintedBoard = {
  progress: {
    last: 26,
    reputation: [4, 8, 12, 16, 20, 24],
    income: [6, 10, 14, 18, 22],
    starts: [17, 17, 14, 10, 6, 3],
  },
  reputation: { open: [4, 6, 8, 10, 12, 14], vp: [10, 7, 4] },
  quota: QUOTA_ROWS.flatMap((row) =>
    (row === 'minion' || row === 'peril' ? SHORT : LONG).map(([count, bonus], column) => ({
      row,
      column: column + 1,
      count,
      bonus,
    })),
  ),
}

/** The board of a box; a box that brings none has the one of the rules. */
export function printedBoard({ board }: { readonly board?: PrintedBoard }): PrintedBoard {
  return board ?? STANDARD_BOARD
}

/** Where the token starts under house rule H2. */
const FIRST_SPACE = 0
/** How far from the hourglass it starts under house rule H11. */
const SHORT_DAY = 3

type StartRule = 'by-players' | 'first-space' | 'short-day'

/** Where the token starts, by number of seats (R25.1). */
export function startSpace({ progress }: PrintedBoard, seats: number, start: StartRule): number {
  if (start === 'short-day') return progress.last - SHORT_DAY
  return start === 'first-space' ? FIRST_SPACE : at(progress.starts, seats - 1)
}

/** A short day (H11) is short whatever else is chosen. */
export function startRuleOf({
  progressStart,
  shortDay = false,
}: {
  readonly progressStart: 'by-players' | 'first-space'
  readonly shortDay?: boolean
}): StartRule {
  return shortDay ? 'short-day' : progressStart
}

export function openReputation({ reputation }: PrintedBoard, seats: number): number {
  return at(reputation.open, seats - 1)
}

/** All spaces of the reputation track, open or not. */
export function reputationSpaces({ reputation }: PrintedBoard): number {
  return Math.max(...reputation.open)
}

/** The minion row and the peril row come with their rules (R22.3). */
export function isQuotaRowInForce(
  row: QuotaRow,
  rules: { readonly minions: boolean; readonly peril: boolean },
): boolean {
  if (row === 'minion') return rules.minions
  return row !== 'peril' || rules.peril
}
