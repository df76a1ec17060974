import { type Engine, openingOf, type Playthrough } from '@charterstone/engine'
import { type Campaigns, newId } from '../data/campaigns.ts'
import { summaryOf } from '../data/summary.ts'

/** Saves a game that is new in this browser. Its id; null when there is no room. */
export async function saveNewGame(
  engine: Engine,
  playthrough: Playthrough,
  campaigns: Pick<Campaigns, 'save' | 'refresh'>,
): Promise<string | null> {
  const { record, state } = playthrough
  const id = newId()
  const summary = summaryOf(engine, id, record, state, Date.now())
  const fault = await campaigns.save({ id, revision: 1, record, opening: openingOf(playthrough) }, summary)
  if (fault !== undefined) return null
  await campaigns.refresh()
  return id
}
