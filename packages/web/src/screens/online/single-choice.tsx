import { presets } from '@charterstone/content'
import { LAST_GAME } from '@charterstone/engine'
import { useEffect } from 'react'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import { Field } from '../../shell/field.tsx'
import { Panel } from '../../shell/panel.tsx'
import { Select } from '../../shell/select.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { villageName } from '../home/village-name.ts'
import { ChosenVillage } from '../single-game/chosen-village.tsx'
import { ownVillages, RANDOM, type VillageChoice } from '../single-game/village-choice.ts'
import { PictureFrame } from '../village-picture/picture-frame.tsx'

type SingleChoiceProps = {
  readonly choice: VillageChoice
  readonly onChange: (choice: VillageChoice) => void
}

/** The village of a single game. A random village is shown when the game begins: the page does not know the seed. */
export function SingleChoice({ choice, onChange }: SingleChoiceProps) {
  const say = useSay()
  const words = useSetupWords()
  const summaries = useCampaigns((list) => list.summaries)
  useEffect(() => void campaigns.refresh(), [])
  const villages = [
    ...presets.map(({ id, stage }) => ({
      value: id,
      label: `${words.presets[id] ?? id} · ${say('single.stage', { stage })}`,
    })),
    ...ownVillages(summaries).map((summary) => ({
      value: summary.id,
      label: `${villageName(say, summary)} · ${say('single.own', { game: summary.game - 1 })}`,
    })),
    { value: RANDOM, label: say('single.random') },
  ]
  return (
    <Panel lead={say('single.spoils')}>
      <Select
        label={say('single.village')}
        value={choice.id}
        options={villages}
        onChange={(id) => onChange({ ...choice, id })}
      />
      {choice.id === RANDOM ? (
        <Field
          label={say('single.random-stage', { stage: choice.stage })}
          type="range"
          min={1}
          max={LAST_GAME}
          value={String(choice.stage)}
          onChange={(value) => onChange({ ...choice, stage: Number(value) })}
        />
      ) : (
        <PictureFrame>
          <ChosenVillage choice={choice} seed={0} />
        </PictureFrame>
      )}
    </Panel>
  )
}
