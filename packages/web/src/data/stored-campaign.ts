import type { CampaignRecord, Event, State } from '@charterstone/engine'

/** The game on the table as it was set up, so that a reload need not play the whole campaign again. */
export type Opening = { readonly state: State; readonly events: readonly Event[] }

/** One campaign as it lies in the browser. `revision` grows with every save. */
export type StoredCampaign = {
  readonly id: string
  readonly revision: number
  readonly record: CampaignRecord
  readonly opening: Opening | null
}
