import type { CampaignRecord, Opening } from '@charterstone/engine'

/** One campaign as the browser stores it. `revision` grows with every save. */
export type StoredCampaign = {
  readonly id: string
  readonly revision: number
  readonly record: CampaignRecord
  /** The game on the table after its set-up, so that a reload need not play the whole campaign again. */
  readonly opening: Opening | null
  /** When it was last saved; the summary beside it has the time. */
  readonly savedAt?: number
  /** When it was put into the bin. */
  readonly removedAt?: number
}
