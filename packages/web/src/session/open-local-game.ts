import { campaigns } from '../data/page-campaigns.ts'
import { lockCampaign, takeOverCampaign } from '../data/tab-lock.ts'
import { openLocal } from './local-session.ts'
import { PAGE_DEPS } from './page-deps.ts'
import type { OpenResult } from './session-host.ts'

/** Opens a campaign of this browser on the page. */
export async function openLocalGame(id: string): Promise<OpenResult> {
  const session = await openLocal(id, {
    ...PAGE_DEPS,
    campaigns,
    locks: { lock: lockCampaign, takeOver: takeOverCampaign },
  })
  return session === null ? { ok: false, problem: { code: 'missing' } } : { ok: true, session }
}
