import type { CampaignStart } from '@charterstone/engine'
import { useState } from 'react'
import { beginCampaign } from '../../session/begin-campaign.ts'
import { localRef } from '../../session/game-ref.ts'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { say } from '../../words/speech.ts'
import { rememberSeats } from './remembered-seats.ts'
import type { SeatDraft } from './seat-draft.ts'

/** Makes the campaign and goes to its table; says so when there is no room for it. */
export function useBegin() {
  const [isBusy, setBusy] = useState(false)
  async function begin(seats: readonly SeatDraft[], start: CampaignStart): Promise<void> {
    setBusy(true)
    rememberSeats(seats)
    const id = await beginCampaign(start)
    setBusy(false)
    if (id === null) toast(say('new.no-room'))
    else navigate(pathOf('play', localRef(id)))
  }
  return { begin, isBusy }
}
