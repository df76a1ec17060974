import { type CampaignRecord, resumePlaythrough } from '@charterstone/engine'
import type { Campaigns } from '../data/campaigns.ts'
import type { Ruleset } from './ruleset.ts'
import { saveNewGame } from './save-new-game.ts'

/** Saves a fork as a game of its own. Its id; null when there is no room. */
export function createFork(
  fork: CampaignRecord,
  { engine }: Ruleset,
  campaigns: Pick<Campaigns, 'save' | 'refresh'>,
): Promise<string | null> {
  return saveNewGame(engine, resumePlaythrough(engine, fork), campaigns)
}
