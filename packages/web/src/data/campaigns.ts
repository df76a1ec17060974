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
  /** What is in the bin; removed last, first in the list. */
  readonly bin: readonly Summary[]
}

/** Milliseconds that a campaign stays in the bin. */
export const BIN_KEEPS = 30 * 86_400_000

/** The campaigns of this browser. */
export type Campaigns = {
  readonly list: StoreApi<CampaignList>
  /** Reads the list again. */
  readonly refresh: () => Promise<void>
  readonly load: (id: string) => Promise<StoredCampaign | null>
  /** Undefined when written. Never overwrites what another tab has written in the meantime. */
  readonly save: (stored: StoredCampaign, summary: Summary) => Promise<SaveFault | undefined>
  /** Puts a campaign into the bin. */
  readonly remove: (id: string) => Promise<void>
  /** Takes it out of the bin. */
  readonly restore: (id: string) => Promise<void>
  /** Deletes campaigns for good. */
  readonly erase: (ids: readonly string[]) => Promise<void>
  /** Calls back when another tab has written. */
  readonly onNotice: TabChannel['listen']
}

export function makeCampaigns(
  database: Database,
  channel: TabChannel,
  now: () => number = Date.now,
): Campaigns {
  const list = createStore<CampaignList>(() => ({ status: 'unread', summaries: [], bin: [] }))

  async function refresh(): Promise<void> {
    try {
      const all = await database.read((opened) => opened.getAll('summaries'))
      const expired = all.filter(({ removedAt }) => removedAt !== undefined && removedAt + BIN_KEEPS < now())
      if (expired.length > 0) await eraseAll(expired.map(({ id }) => id))
      const kept = all.filter((summary) => !expired.includes(summary))
      list.setState({
        status: 'read',
        summaries: kept
          .filter(({ removedAt }) => removedAt === undefined)
          .sort((a, b) => b.savedAt - a.savedAt),
        bin: kept
          .filter(({ removedAt }) => removedAt !== undefined)
          .sort((a, b) => (b.removedAt ?? 0) - (a.removedAt ?? 0)),
      })
    } catch {
      list.setState({ status: 'failed' })
    }
  }

  async function eraseAll(ids: readonly string[]): Promise<void> {
    await database.write(async (writing) => {
      for (const id of ids) {
        await writing.objectStore('campaigns').delete(id)
        await writing.objectStore('summaries').delete(id)
      }
    })
  }

  /** Into the bin, or with null out of it. */
  async function mark(id: string, removedAt: number | null): Promise<void> {
    await database.write(async (writing) => {
      const stored = await writing.objectStore('campaigns').get(id)
      const summary = await writing.objectStore('summaries').get(id)
      if (stored === undefined || summary === undefined) return
      await writing.objectStore('campaigns').put(marked(stored, removedAt))
      await writing.objectStore('summaries').put(marked(summary, removedAt))
    })
    channel.send({ kind: removedAt === null ? 'saved' : 'removed', id })
    await refresh()
  }

  /** True when a newer one is stored. */
  function write(stored: StoredCampaign, summary: Summary): Promise<boolean> {
    return database.write(async (writing) => {
      // The summary is small; a whole campaign takes milliseconds to read, after every answer.
      const known = await writing.objectStore('summaries').get(stored.id)
      const revision = known?.revision ?? (await writing.objectStore('campaigns').get(stored.id))?.revision
      if (revision !== undefined && revision >= stored.revision) return true
      await writing.objectStore('campaigns').put(stored)
      await writing.objectStore('summaries').put({ ...summary, revision: stored.revision })
      return false
    })
  }

  /** When the storage is full, the bin makes room. */
  async function writeOrMakeRoom(stored: StoredCampaign, summary: Summary): Promise<boolean> {
    try {
      return await write(stored, summary)
    } catch (error) {
      if (!isFull(error)) throw error
      const all = await database.read((opened) => opened.getAll('summaries'))
      const removed = all.filter(({ removedAt }) => removedAt !== undefined).map(({ id }) => id)
      if (removed.length === 0) throw error
      await eraseAll(removed)
      return write(stored, summary)
    }
  }

  channel.listen(() => {
    if (list.getState().status !== 'unread') void refresh()
  })
  return {
    list,
    refresh,
    load: async (id) => {
      const [stored, summary] = await database.read((opened) =>
        Promise.all([opened.get('campaigns', id), opened.get('summaries', id)]),
      )
      if (stored === undefined || stored.removedAt !== undefined) return null
      return summary === undefined ? stored : { ...stored, savedAt: summary.savedAt }
    },
    save: async (stored, summary) => {
      try {
        if (await writeOrMakeRoom(stored, summary)) return 'newer'
        channel.send({ kind: 'saved', id: stored.id })
        return undefined
      } catch (error) {
        return isFull(error) ? 'full' : 'failed'
      }
    },
    remove: (id) => mark(id, now()),
    restore: (id) => mark(id, null),
    erase: async (ids) => {
      await eraseAll(ids)
      await refresh()
    },
    onNotice: channel.listen,
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function marked<Kept extends { readonly removedAt?: number }>(
  { removedAt: _before, ...kept }: Kept,
  removedAt: number | null,
): Omit<Kept, 'removedAt'> & { readonly removedAt?: number } {
  return removedAt === null ? kept : { ...kept, removedAt }
}

/** Short, and different from all others on this device; browsers give long ones to secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
