import { presets } from '@charterstone/content'
import { LAST_GAME } from '@charterstone/engine'
import { type ReactNode, useId } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { Field } from '../../shell/field.tsx'
import { Note } from '../../shell/note.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { villageName } from '../home/village-name.ts'
import { PictureFrame } from '../village-picture/picture-frame.tsx'
import { ChosenVillage } from './chosen-village.tsx'
import { ownVillages, RANDOM, type VillageChoice } from './village-choice.ts'
import classes from './village-picker.module.css'

type VillagePickerProps = {
  readonly choice: VillageChoice
  readonly seed: number
  readonly onChange: (choice: VillageChoice) => void
}

/** The villages on the left, the chosen one as a picture on the right. */
export function VillagePicker({ choice, seed, onChange }: VillagePickerProps) {
  const say = useSay()
  const words = useSetupWords()
  const name = useId()
  const summaries = useCampaigns((list) => list.summaries)
  const radio = (id: string, title: string, text: ReactNode) => (
    <label key={id} className={classes.card}>
      <input
        type="radio"
        name={name}
        checked={choice.id === id}
        onChange={() => onChange({ ...choice, id })}
      />
      <span className={classes.cardName}>{title}</span>
      <span className={classes.cardText}>{text}</span>
    </label>
  )
  return (
    <div className={classes.villages}>
      <fieldset className={classes.fieldset}>
        <legend className={classes.heading}>{say('single.village')}</legend>
        <Note>{say('single.spoils')}</Note>
        <div className={classes.cards}>
          {presets.map(({ id, stage }) => radio(id, words.presets[id] ?? id, say('single.stage', { stage })))}
          {ownVillages(summaries).map((summary) =>
            radio(summary.id, villageName(say, summary), say('single.own', { game: summary.game - 1 })),
          )}
          {radio(RANDOM, say('single.random'), say('single.random-text'))}
        </div>
        {choice.id === RANDOM && (
          <Field
            label={say('single.random-stage', { stage: choice.stage })}
            type="range"
            min={1}
            max={LAST_GAME}
            value={String(choice.stage)}
            onChange={(value) => onChange({ ...choice, stage: Number(value) })}
          />
        )}
      </fieldset>
      <PictureFrame>
        <ChosenVillage choice={choice} seed={seed} />
      </PictureFrame>
    </div>
  )
}
