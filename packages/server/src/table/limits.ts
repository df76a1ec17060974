import type { CampaignRecord } from '@charterstone/engine'
import type { LiveTable } from './live-table.ts'

// Limits of one table. They are far above real play (the longest game has fewer than 1,000 answers, a campaign of six about
// 6,500), and low enough that no computation for one table delays the others.

/** Answers of one game, which are replayed for every new connection. */
const MAX_ANSWERS_OF_GAME = 2000
/** Answers of all games together. */
export const MAX_ANSWERS = 30_000
/** Characters of the record of a campaign. */
export const MAX_RECORD_LENGTH = 2_000_000

/** Whether the game takes no more answers; undo is still possible. */
export function isTooLong({ inProgress }: Pick<LiveTable, 'inProgress'>): boolean {
  return inProgress !== null && inProgress.steps.length >= MAX_ANSWERS_OF_GAME
}

/** The number of answers in a record. */
export function answersOf({ games, current }: CampaignRecord): number {
  return games.reduce((total, { answers }) => total + answers.length, current?.answers.length ?? 0)
}
