import { beginPlaythrough, type CampaignStart, openingOf, setUpGame } from '@charterstone/engine'
import { type Campaigns, newId } from '../data/campaigns.ts'
import { summaryOf } from '../data/summary.ts'
import type { Ruleset } from './ruleset.ts'

/** Begins a campaign or a single game, sets up its first game and saves it. Its id; null when there is no room. */
export async function createCampaign(
  start: CampaignStart,
  { engine }: Ruleset,
  campaigns: Pick<Campaigns, 'save' | 'refresh'>,
): Promise<string | null> {
  const playthrough = setUpGame(engine, beginPlaythrough(engine, start))
  const { record, state } = playthrough
  const id = newId()
  const summary = summaryOf(engine, id, record, state, Date.now())
  const fault = await campaigns.save({ id, revision: 1, record, opening: openingOf(playthrough) }, summary)
  if (fault !== undefined) return null
  await campaigns.refresh()
  return id
}
