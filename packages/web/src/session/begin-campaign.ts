import type { CampaignStart } from '@charterstone/engine'
import { campaigns } from '../data/page-campaigns.ts'
import { createCampaign } from './create-campaign.ts'
import { openRuleset } from './ruleset.ts'

/** Begins a campaign or a single game in this browser. Its id; null when there is no room. */
export async function beginCampaign(start: CampaignStart): Promise<string | null> {
  const id = await createCampaign(start, await openRuleset(), campaigns)
  // So that the browser does not clear it away when the disk is short; it may refuse.
  if (id !== null) void navigator.storage?.persist?.()
  return id
}
