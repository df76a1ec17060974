import type { CampaignRecord } from '@charterstone/engine'
import type { LiveTable } from './live-table.ts'

/**
 * What one table may hold. Far above anything that is played (the longest game has fewer than 1,000 answers, a campaign of six
 * about 6,500), and low enough that whatever is worked out of a table holds nobody up.
 */
/** Answers of one game, which are replayed for every new connection. */
const MAX_ANSWERS_OF_GAME = 2000
/** Answers of all games together. */
export const MAX_ANSWERS = 30_000
/** Characters of the record of a campaign. */
export const MAX_RECORD_LENGTH = 2_000_000

/** No more answers are taken in this game; one can go back. */
export function isTooLong({ inProgress }: Pick<LiveTable, 'inProgress'>): boolean {
  return inProgress !== null && inProgress.steps.length >= MAX_ANSWERS_OF_GAME
}

export function answersOf({ games, current }: CampaignRecord): number {
  return games.reduce((total, { answers }) => total + answers.length, current?.answers.length ?? 0)
}
