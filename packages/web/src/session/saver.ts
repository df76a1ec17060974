import type { SaveFault } from '../data/campaigns.ts'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import type { Summary } from '../data/summary.ts'

type Save = { readonly stored: StoredCampaign; readonly summary: Summary }

export type Saver = {
  /** Writes as soon as the save before is written; of several that wait only the newest is written. */
  readonly save: (save: Save) => void
  /** Resolves when nothing waits any more. */
  readonly settled: () => Promise<void>
}

type SaverProps = {
  readonly write: (stored: StoredCampaign, summary: Summary) => Promise<SaveFault | undefined>
  readonly onDone: (fault: SaveFault | undefined) => void
}

export function makeSaver({ write, onDone }: SaverProps): Saver {
  let next: Save | null = null
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (next !== null) {
      const { stored, summary } = next
      next = null
      const fault = await write(stored, summary)
      if (next === null || fault === 'newer') onDone(fault)
    }
    writing = null
  }

  return {
    save: (save) => {
      next = save
      writing ??= writeAll()
    },
    settled: async () => {
      while (writing !== null) await writing
    },
  }
}
