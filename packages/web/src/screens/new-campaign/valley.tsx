import type { Gate } from '@charterstone/art/scene/gateposts.tsx'
import { CHARTERS, type Charter } from '@charterstone/engine'
import { Suspense, useMemo } from 'react'
import { useBox } from '../../session/use-box.ts'
import { useSay } from '../../words/speech.ts'
import { type SeatDraft, seatConfigs } from '../seats/seat-draft.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import classes from './new-campaign.module.css'

/** Where everybody is about to build. */
export function Valley({ seats }: { readonly seats: readonly SeatDraft[] }) {
  return (
    <div className={classes.valley}>
      <div className={classes.picture}>
        <Suspense>
          <FirstVillage seats={seats} />
        </Suspense>
      </div>
    </div>
  )
}

function FirstVillage({ seats }: { readonly seats: readonly SeatDraft[] }) {
  const say = useSay()
  const { engine } = useBox()
  const { buildings } = useMemo(
    () => engine.newCampaign({ seed: 0, seats: [{ charter: 0, name: '', player: 'person' }] }).legacy,
    [engine],
  )
  const gates: Partial<Record<Charter, Gate>> = {}
  for (const [place, { charter, name }] of seatConfigs(seats).entries()) {
    const held = CHARTERS[charter]
    if (held !== undefined) gates[held] = { name, kind: seats[place]?.kind === 'person' ? 'you' : 'other' }
  }
  return <VillagePicture buildings={buildings} gates={gates} title={say('new.valley')} />
}
