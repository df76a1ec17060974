import { currentVillageName, renameVillage } from '@charterstone/engine'
import type { Campaigns } from './campaigns.ts'
import type { Summary } from './summary.ts'
import { lockCampaign } from './tab-lock.ts'

export type RenameFault = 'missing' | 'elsewhere' | 'failed'

/** Renames the village of a campaign that is not open in this tab. Undefined when it is written. */
export async function renameCampaign(
  campaigns: Pick<Campaigns, 'load' | 'save' | 'refresh'>,
  summary: Summary,
  village: string,
  lock: typeof lockCampaign = lockCampaign,
): Promise<RenameFault | undefined> {
  const { id } = summary
  // A tab that plays it would save its own name over this one.
  const held = await lock(id, () => undefined)
  if (held === null) return 'elsewhere'
  try {
    const stored = await campaigns.load(id)
    if (stored === null) return 'missing'
    const { checkpoint } = stored.record
    const record = renameVillage(stored.record, village, checkpoint)
    const name = currentVillageName(record.villageName, checkpoint)
    const fault = await campaigns.save(
      { ...stored, record, revision: stored.revision + 1 },
      { ...summary, village: name },
    )
    await campaigns.refresh()
    return fault === undefined ? undefined : 'failed'
  } finally {
    held.release()
  }
}
