import { create } from 'zustand'
import { readAll, type Transaction, transact } from './database.ts'
import type { StoredCampaign } from './stored-campaign.ts'
import type { Summary } from './summary.ts'

/** Why a campaign could not be written; it is safe in memory and can be exported. */
export type SaveFault = 'full' | 'newer' | 'failed'

type Campaigns = {
  readonly status: 'unread' | 'read' | 'failed'
  /** The last one played comes first. */
  readonly summaries: readonly Summary[]
}

export const useCampaigns = create<Campaigns>(() => ({ status: 'unread', summaries: [] }))

export async function refreshCampaigns(): Promise<void> {
  try {
    const summaries = await readAll('summaries')
    summaries.sort((one, other) => other.savedAt - one.savedAt)
    useCampaigns.setState({ status: 'read', summaries })
  } catch {
    useCampaigns.setState({ status: 'failed' })
  }
}

export async function loadCampaign(id: string): Promise<StoredCampaign | null> {
  return (await transact('readonly', ({ get }) => get('campaigns', id))) ?? null
}

/** Undefined when written. Never overwrites what another tab has written in the meantime. */
export async function saveCampaign(stored: StoredCampaign, summary: Summary): Promise<SaveFault | undefined> {
  try {
    const isNewer = await transact('readwrite', (transaction) => write(transaction, stored, summary))
    if (isNewer) return 'newer'
    tell({ kind: 'saved', id: stored.id })
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
  }
}

async function write({ get, put }: Transaction, stored: StoredCampaign, summary: Summary): Promise<boolean> {
  const known = await get('campaigns', stored.id)
  if (known !== undefined && known.revision >= stored.revision) return true
  put('campaigns', stored)
  put('summaries', summary)
  return false
}

export async function removeCampaign(id: string): Promise<void> {
  await transact('readwrite', ({ remove }) => {
    remove('campaigns', id)
    remove('summaries', id)
    return Promise.resolve()
  })
  tell({ kind: 'removed', id })
  await refreshCampaigns()
}

/** Short, and different from all others on this device; browsers give long ones to secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}

export type Notice = { readonly kind: 'saved' | 'removed'; readonly id: string }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('charterstone')

function tell(notice: Notice): void {
  channel?.postMessage(notice)
}

/** What other tabs have written. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const hear = (event: MessageEvent<Notice>) => listener(event.data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
