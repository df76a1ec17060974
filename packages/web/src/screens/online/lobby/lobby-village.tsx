import type { Gate } from '@charterstone/art/scene/gateposts.tsx'
import { CHARTERS, type Charter } from '@charterstone/engine'
import { useMemo } from 'react'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { useRuleset } from '../../../session/use-ruleset.ts'
import { useSay } from '../../../words/speech.ts'
import { PictureFrame } from '../../village-picture/picture-frame.tsx'
import { VillagePicture } from '../../village-picture/village-picture.tsx'

/** The village with the charters of the players. */
export function LobbyVillage() {
  return (
    <PictureFrame>
      <EmptyValley />
    </PictureFrame>
  )
}

function EmptyValley() {
  const say = useSay()
  const { engine } = useRuleset()
  const { table, you } = useTableInfo()
  const { single } = table
  const { buildings } = useMemo(() => {
    const config = { seed: 0, seats: [{ charter: 0, name: '', player: 'person' }] } as const
    // What grows by chance is not known before the game begins.
    return single === null || single.village === 'random'
      ? engine.newCampaign(config).legacy
      : engine.newSingleGame({ ...config, ...single }).legacy
  }, [engine, single])
  const gates: Partial<Record<Charter, Gate>> = {}
  for (const [index, { charter, name }] of table.seats.entries()) {
    const held = CHARTERS[charter]
    if (held !== undefined) gates[held] = { name, kind: you.seats.includes(index) ? 'you' : 'other' }
  }
  return <VillagePicture buildings={buildings} gates={gates} title={say('new.valley')} />
}
