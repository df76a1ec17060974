import type { ServerInfo } from '@charterstone/protocol'
import { create } from 'zustand'
import { api } from '../../online/api.ts'

type Known =
  | { readonly status: 'unknown' | 'none'; readonly info: null }
  | { readonly status: 'known'; readonly info: ServerInfo }

/** Whether this page is served with tables, and what they can do. */
export const useServerInfo = create<Known>(() => ({ status: 'unknown', info: null }))

export async function fetchServerInfo(): Promise<void> {
  if (useServerInfo.getState().status === 'known') return
  const asked = await api.server()
  useServerInfo.setState(
    asked.ok ? { status: 'known', info: asked.value } : { status: 'none', info: null },
    true,
  )
}
