import { useStore } from 'zustand'
import { type CampaignList, makeCampaigns, type Notice, type TabChannel } from './campaigns.ts'
import { makeDatabase } from './database.ts'

/** The campaigns of this browser, with the one connection that the page has to its database. */
export const campaigns = makeCampaigns(makeDatabase(), openTabChannel())

export function useCampaigns<Value>(select: (list: CampaignList) => Value): Value {
  return useStore(campaigns.list, select)
}

/** Old browsers have no channel; there a tab finds out by the revision of what it saves. */
function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel('charterstone')
  return {
    send: (notice) => channel.postMessage(notice),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<Notice>) => listener(data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}
