import { beginPlaythrough, type CampaignStart, setUpGame } from '@charterstone/engine'
import type { Campaigns } from '../data/campaigns.ts'
import type { Ruleset } from './ruleset.ts'
import { saveNewGame } from './save-new-game.ts'

/** Begins a campaign or a single game, sets up its first game and saves it. Its id; null when there is no room. */
export function createCampaign(
  start: CampaignStart,
  { engine }: Ruleset,
  campaigns: Pick<Campaigns, 'save' | 'refresh'>,
): Promise<string | null> {
  return saveNewGame(engine, setUpGame(engine, beginPlaythrough(engine, start)), campaigns)
}
