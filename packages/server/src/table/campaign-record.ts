import { type CampaignRecord, resealed, type State } from '@charterstone/engine'
import type { LiveTable } from './live-table.ts'
import { playersOf } from './seat-holder.ts'

/** What the record of a table needs of it. */
export type ExportedTable = Pick<LiveTable, 'villageName' | 'holders' | 'inProgress'> & {
  readonly state: State
}

/** The record of the campaign up to now: that of the last checkpoint with the answers since then. */
export function recordNow(live: ExportedTable, atCheckpoint: CampaignRecord): CampaignRecord {
  const { current } = atCheckpoint
  const { steps = [], undone } = live.inProgress ?? {}
  return resealed(
    atCheckpoint,
    {
      ...atCheckpoint,
      ...(live.villageName !== undefined && { villageName: live.villageName }),
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
    live.state,
  )
}
