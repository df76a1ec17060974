import { useMemo } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { useRuleset } from '../../session/use-ruleset.ts'
import { useSay } from '../../words/speech.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import { type VillageChoice, villageConfig } from './village-choice.ts'

type ChosenVillageProps = { readonly choice: VillageChoice; readonly seed: number }

/** What will stand on the table; the same seed always grows the same village. */
export function ChosenVillage({ choice, seed }: ChosenVillageProps) {
  const say = useSay()
  const { engine } = useRuleset()
  const { id, stage } = choice
  const summaries = useCampaigns((list) => list.summaries)
  const { buildings } = useMemo(
    () =>
      engine.newSingleGame({
        ...villageConfig({ id, stage }, summaries),
        seed,
        seats: [{ charter: 0, name: '', player: 'person' }],
      }).legacy,
    [engine, id, stage, seed, summaries],
  )
  return <VillagePicture buildings={buildings} title={say('home.picture')} />
}
