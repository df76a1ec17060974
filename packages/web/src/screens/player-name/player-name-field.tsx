import { MAX_NAME_LENGTH } from '@charterstone/engine'
import { Field } from '../../shell/field.tsx'
import { useSay } from '../../words/speech.ts'

type PlayerNameFieldProps = {
  readonly value: string
  readonly required?: boolean
  readonly onChange: (value: string) => void
}

/** The name by which the others at the table know you. */
export function PlayerNameField(props: PlayerNameFieldProps) {
  const say = useSay()
  return (
    <Field
      label={say('lobby.your-name')}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="nickname"
      spellCheck={false}
      {...props}
    />
  )
}
