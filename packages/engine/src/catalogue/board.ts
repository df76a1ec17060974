import { at } from '../state/list.ts'

/** The progress track: its last space is the hourglass (R25.1). */
export type Track = {
  readonly last: number
  /** Spaces with a reputation icon, and spaces with an income icon (R25.3). */
  readonly reputation: readonly number[]
  readonly income: readonly number[]
}

export const TRACK: Track = {
  last: 26,
  reputation: [4, 8, 12, 16, 20, 24],
  income: [6, 10, 14, 18, 22],
}

/** Where the progress token starts, by number of seats from one to six (R25.1). */
const START_SPACES: readonly number[] = [17, 14, 11, 8, 5, 2]

/** Where the token starts under house rule H2. */
const FIRST_SPACE = 0

export function startSpace(seats: number, start: 'by-players' | 'first-space'): number {
  return start === 'first-space' ? FIRST_SPACE : at(START_SPACES, seats - 1)
}

/** Open spaces of the reputation track by number of seats, from one to six (R23.2). */
const OPEN_REPUTATION: readonly number[] = [4, 6, 8, 10, 12, 14]

/** All spaces that are printed on the reputation track, open or not. */
export const REPUTATION_SPACES = Math.max(...OPEN_REPUTATION)

/** VP at the end of the game for most tokens on the reputation track, second most, third most (R23.3). */
export const REPUTATION_VP: readonly number[] = [10, 7, 4]

export function openReputation(seats: number): number {
  return at(OPEN_REPUTATION, seats - 1)
}

const QUOTA_ROWS = ['resource', 'coin', 'card', 'minion', 'peril'] as const
export type QuotaRow = (typeof QUOTA_ROWS)[number]

/** One space of the quota table: what it asks for and its optional bonus (R22). */
export type QuotaSpace = {
  readonly row: QuotaRow
  readonly column: number
  readonly count: number
  readonly bonus: 'none' | 'vp' | 'reputation'
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

/** All spaces in order: three rows of six (R22), then the minion and the peril row of five (R22.3). */
export const QUOTA: readonly QuotaSpace[] = QUOTA_ROWS.flatMap((row) =>
  (row === 'minion' || row === 'peril' ? SHORT : LONG).map(([count, bonus], column) => ({
    row,
    column: column + 1,
    count,
    bonus,
  })),
)

/** The minion row and the peril row come with their rules (R22.3). */
export function isQuotaRowInForce(
  row: QuotaRow,
  rules: { readonly minions: boolean; readonly peril: boolean },
): boolean {
  if (row === 'minion') return rules.minions
  return row !== 'peril' || rules.peril
}
