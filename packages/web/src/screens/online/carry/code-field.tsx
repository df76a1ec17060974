import { CODE_LENGTH } from '@charterstone/protocol'
import { Field } from '../../../shell/field.tsx'
import { useSay } from '../../../words/speech.ts'

type CodeFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

/** The code from an email. Anything but digits is left out. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const say = useSay()
  return (
    <Field
      label={say('carry.code')}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${CODE_LENGTH}}`}
      maxLength={CODE_LENGTH}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
    />
  )
}
