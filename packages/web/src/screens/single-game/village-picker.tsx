import { presets } from '@charterstone/content'
import { useId } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import classes from './single-game.module.css'

export const RANDOM = 'random'
const LAST_STAGE = 12

/** A village of ours by its id, or one by chance as far as a game of the campaign. */
export type VillageChoice = { readonly id: string; readonly stage: number }

type VillagePickerProps = {
  readonly choice: VillageChoice
  readonly seed: number
  readonly onChange: (choice: VillageChoice) => void
}

export function VillagePicker({ choice, onChange }: VillagePickerProps) {
  const say = useSay()
  const words = useSetupWords()
  const name = useId()
  return (
    <fieldset className={classes.villages}>
      <legend className={classes.heading}>{say('single.village')}</legend>
      <p className={classes.spoils}>{say('single.spoils')}</p>
      <div className={classes.cards}>
        {presets.map(({ id, stage }) => (
          <label key={id} className={classes.card}>
            <input
              type="radio"
              name={name}
              checked={choice.id === id}
              onChange={() => onChange({ ...choice, id })}
            />
            <span className={classes.cardName}>{words.presets[id] ?? id}</span>
            <span className={classes.cardText}>{say('single.stage', { stage })}</span>
          </label>
        ))}
        <label className={classes.card}>
          <input
            type="radio"
            name={name}
            checked={choice.id === RANDOM}
            onChange={() => onChange({ ...choice, id: RANDOM })}
          />
          <Icon name="die" size={22} />
          <span className={classes.cardName}>{say('single.random')}</span>
          <span className={classes.cardText}>{say('single.random-text')}</span>
        </label>
      </div>
      {choice.id === RANDOM && (
        <label className={classes.stage}>
          {say('single.random-stage', { stage: choice.stage })}
          <input
            type="range"
            min={1}
            max={LAST_STAGE}
            value={choice.stage}
            onChange={({ target }) => onChange({ ...choice, stage: Number(target.value) })}
          />
        </label>
      )}
    </fieldset>
  )
}
