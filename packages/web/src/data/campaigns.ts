import { createStore, type StoreApi } from 'zustand'
import type { Database } from './database.ts'
import type { StoredCampaign } from './stored-campaign.ts'
import type { Summary } from './summary.ts'

/** Why a campaign could not be written; it is safe in memory and can be exported. */
export type SaveFault = 'full' | 'newer' | 'failed'

/** What one tab says to the others. */
export type Notice = { readonly kind: 'saved' | 'removed'; readonly id: string }

/** The line between the tabs of this browser. */
export type TabChannel = {
  readonly send: (notice: Notice) => void
  /** Calls back for the notices of other tabs until the returned function is called. */
  readonly listen: (listener: (notice: Notice) => void) => () => void
}

export type CampaignList = {
  readonly status: 'unread' | 'read' | 'failed'
  /** The campaign that was played last comes first. */
  readonly summaries: readonly Summary[]
}

/** The campaigns of this browser. */
export type Campaigns = {
  readonly list: StoreApi<CampaignList>
  /** Reads the list again. */
  readonly refresh: () => Promise<void>
  readonly load: (id: string) => Promise<StoredCampaign | null>
  /** Undefined when written. Never overwrites what another tab has written in the meantime. */
  readonly save: (stored: StoredCampaign, summary: Summary) => Promise<SaveFault | undefined>
  readonly remove: (id: string) => Promise<void>
  /** Calls back when another tab has written. */
  readonly onNotice: TabChannel['listen']
}

export function makeCampaigns(database: Database, channel: TabChannel): Campaigns {
  const list = createStore<CampaignList>(() => ({ status: 'unread', summaries: [] }))

  async function refresh(): Promise<void> {
    try {
      const summaries = await database.read((opened) => opened.getAll('summaries'))
      summaries.sort((a, b) => b.savedAt - a.savedAt)
      list.setState({ status: 'read', summaries })
    } catch {
      list.setState({ status: 'failed' })
    }
  }

  channel.listen(() => {
    if (list.getState().status !== 'unread') void refresh()
  })
  return {
    list,
    refresh,
    load: async (id) => (await database.read((opened) => opened.get('campaigns', id))) ?? null,
    save: async (stored, summary) => {
      try {
        const isNewer = await database.write(async (writing) => {
          const known = await writing.objectStore('campaigns').get(stored.id)
          if (known !== undefined && known.revision >= stored.revision) return true
          await writing.objectStore('campaigns').put(stored)
          await writing.objectStore('summaries').put(summary)
          return false
        })
        if (isNewer) return 'newer'
        channel.send({ kind: 'saved', id: stored.id })
        return undefined
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
      }
    },
    remove: async (id) => {
      await database.write(async (writing) => {
        await writing.objectStore('campaigns').delete(id)
        await writing.objectStore('summaries').delete(id)
      })
      channel.send({ kind: 'removed', id })
      await refresh()
    },
    onNotice: channel.listen,
  }
}

/** Short, and different from all others on this device; browsers give long ones to secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
