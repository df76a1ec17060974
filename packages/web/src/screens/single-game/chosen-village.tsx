import { useMemo } from 'react'
import { useBox } from '../../session/use-box.ts'
import { useSay } from '../../words/speech.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import { type VillageChoice, villageConfig } from './village-choice.ts'

type ChosenVillageProps = { readonly choice: VillageChoice; readonly seed: number }

/** What will stand on the table; the same seed always grows the same village. */
export function ChosenVillage({ choice, seed }: ChosenVillageProps) {
  const say = useSay()
  const { engine } = useBox()
  const { id, stage } = choice
  const { buildings } = useMemo(
    () =>
      engine.newSingleGame({
        ...villageConfig({ id, stage }),
        seed,
        seats: [{ charter: 0, name: '', player: 'person' }],
      }).legacy,
    [engine, id, stage, seed],
  )
  return <VillagePicture buildings={buildings} title={say('home.picture')} />
}
