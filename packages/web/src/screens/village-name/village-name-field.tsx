import { Icon } from '@charterstone/art/icons/icon.tsx'
import { MAX_NAME_LENGTH } from '@charterstone/engine'
import { Button } from '../../shell/button.tsx'
import { Field } from '../../shell/field.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'
import { nameIdea } from './name-ideas.ts'
import classes from './village-name.module.css'

type VillageNameFieldProps = {
  readonly value: string
  readonly isHeading?: boolean
  readonly onChange: (value: string) => void
}

/** The name of a village, with a die for ideas. */
export function VillageNameField({ value, isHeading = false, onChange }: VillageNameFieldProps) {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const idea = say('village.idea')
  return (
    <div className={classes.name}>
      <Field
        label={say('village.name')}
        isHeading={isHeading}
        value={value}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
      />
      <Button
        icon={<Icon name="die" size={22} />}
        aria-label={idea}
        title={idea}
        onClick={() => onChange(nameIdea(language, value))}
      />
    </div>
  )
}
