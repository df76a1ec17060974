import { type SaveFault, saveCampaign } from '../data/campaigns.ts'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import type { Summary } from '../data/summary.ts'

type Save = { readonly stored: StoredCampaign; readonly summary: Summary }

export type Saver = {
  /** Writes as soon as the last one is written; of several that wait only the newest counts. */
  readonly save: (save: Save) => void
  /** Resolves when nothing waits any more. */
  readonly settled: () => Promise<void>
}

export function makeSaver(onDone: (fault: SaveFault | undefined) => void): Saver {
  let next: Save | null = null
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (next !== null) {
      const { stored, summary } = next
      next = null
      const fault = await saveCampaign(stored, summary)
      if (next === null || fault === 'newer') onDone(fault)
    }
    writing = null
  }

  return {
    save: (save) => {
      next = save
      writing ??= write()
    },
    settled: async () => {
      while (writing !== null) await writing
    },
  }
}
