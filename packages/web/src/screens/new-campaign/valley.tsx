import type { Gate } from '@charterstone/art/scene/gateposts.tsx'
import { CHARTERS, type Charter } from '@charterstone/engine'
import { useMemo } from 'react'
import { useRuleset } from '../../session/use-ruleset.ts'
import { useSay } from '../../words/speech.ts'
import { type SeatDraft, seatConfigs } from '../set-up/seat-draft.ts'
import { PictureFrame } from '../village-picture/picture-frame.tsx'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import classes from './new-campaign.module.css'

/** The empty valley, with a gatepost for each seat. */
export function Valley({ seats }: { readonly seats: readonly SeatDraft[] }) {
  return (
    <div className={classes.valley}>
      <PictureFrame>
        <FirstVillage seats={seats} />
      </PictureFrame>
    </div>
  )
}

function FirstVillage({ seats }: { readonly seats: readonly SeatDraft[] }) {
  const say = useSay()
  const { engine } = useRuleset()
  const { buildings } = useMemo(
    () => engine.newCampaign({ seed: 0, seats: [{ charter: 0, name: '', player: 'person' }] }).legacy,
    [engine],
  )
  const gates: Partial<Record<Charter, Gate>> = {}
  for (const [index, { charter, name }] of seatConfigs(seats).entries()) {
    const held = CHARTERS[charter]
    if (held !== undefined) gates[held] = { name, kind: seats[index]?.kind === 'person' ? 'you' : 'other' }
  }
  return <VillagePicture buildings={buildings} gates={gates} title={say('new.valley')} />
}
