import { type CampaignRecord, type State, sealed } from '@charterstone/engine'
import type { LiveTable } from './live-table.ts'
import { playersOf } from './seat-holder.ts'

/** The whole campaign up to now, from the record at its last checkpoint. */
export function recordNow(live: LiveTable, atCheckpoint: CampaignRecord, state: State): CampaignRecord {
  const { current } = atCheckpoint
  const { steps = [], undone } = live.inProgress ?? {}
  return sealed(
    {
      ...atCheckpoint,
      players: playersOf(live.holders),
      current:
        current === null
          ? null
          : {
              ...current,
              answers: [...current.answers, ...steps.map(({ key }) => key ?? '')],
              ...(undone !== undefined && { undone }),
            },
    },
    state,
  )
}
