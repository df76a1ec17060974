import { useState } from 'react'
import { localRef } from '../../session/game-ref.ts'
import { createCampaign } from '../../session/open-campaign.ts'
import type { Beginning } from '../../session/played.ts'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { say } from '../../words/speech.ts'
import { rememberSeats } from './remembered-seats.ts'
import type { SeatDraft } from './seat-draft.ts'

/** Makes the campaign and goes to its table; says so when there is no room for it. */
export function useBegin() {
  const [isBusy, setBusy] = useState(false)
  async function begin(seats: readonly SeatDraft[], beginning: Beginning): Promise<void> {
    setBusy(true)
    rememberSeats(seats)
    const id = await createCampaign(beginning)
    setBusy(false)
    if (id === null) toast(say('new.no-room'))
    else navigate(pathOf('play', localRef(id)))
  }
  return { begin, isBusy }
}
