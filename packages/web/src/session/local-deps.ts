import type { Notice, SaveFault } from '../data/campaigns.ts'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import type { Summary } from '../data/summary.ts'
import type { TabLock } from '../data/tab-lock.ts'
import type { SessionDeps } from './session-deps.ts'

/** What a campaign of this browser needs besides: where it is stored, and the lock that one tab has. */
export type LocalDeps = SessionDeps & {
  readonly campaigns: {
    readonly load: (id: string) => Promise<StoredCampaign | null>
    readonly save: (stored: StoredCampaign, summary: Summary) => Promise<SaveFault | undefined>
    /** Calls back when another tab has written. */
    readonly onNotice: (listener: (notice: Notice) => void) => () => void
    /** Reads the list of campaigns again. */
    readonly refresh: () => Promise<void>
  }
  readonly locks: {
    /** Null when another tab has the lock. `onLost` is called when another tab takes it over. */
    readonly lock: (id: string, onLost: () => void) => Promise<TabLock | null>
    readonly takeOver: (id: string, onLost: () => void) => Promise<TabLock | null>
  }
}
