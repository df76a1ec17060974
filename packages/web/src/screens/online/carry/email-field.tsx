import { Field } from '../../../shell/field.tsx'
import { useSay } from '../../../words/speech.ts'

type EmailFieldProps = {
  readonly value: string
  readonly isFixed?: boolean
  readonly onChange: (email: string) => void
}

/** The address that a person's seats belong to. */
export function EmailField({ value, isFixed = false, onChange }: EmailFieldProps) {
  const say = useSay()
  return (
    <Field
      label={say('carry.email')}
      type="email"
      required
      autoComplete="email"
      value={value}
      readOnly={isFixed}
      onChange={(value) => onChange(value.trim())}
    />
  )
}
