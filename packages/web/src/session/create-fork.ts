import { type CampaignRecord, openingOf, resumePlaythrough } from '@charterstone/engine'
import { type Campaigns, newId } from '../data/campaigns.ts'
import { summaryOf } from '../data/summary.ts'
import type { Ruleset } from './ruleset.ts'

/** Saves a fork as a game of its own. Its id; null when there is no room. */
export async function createFork(
  fork: CampaignRecord,
  { engine }: Ruleset,
  campaigns: Pick<Campaigns, 'save' | 'refresh'>,
): Promise<string | null> {
  const playthrough = resumePlaythrough(engine, fork)
  const { record, state } = playthrough
  const id = newId()
  const summary = summaryOf(engine, id, record, state, Date.now())
  const fault = await campaigns.save({ id, revision: 1, record, opening: openingOf(playthrough) }, summary)
  if (fault !== undefined) return null
  await campaigns.refresh()
  return id
}
