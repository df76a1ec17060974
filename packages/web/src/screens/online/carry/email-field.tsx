import { useSay } from '../../../words/speech.ts'
import classes from '../online.module.css'

type EmailFieldProps = {
  readonly value: string
  readonly isFixed?: boolean
  readonly onChange: (email: string) => void
}

/** The address that stands for somebody's seats. */
export function EmailField({ value, isFixed = false, onChange }: EmailFieldProps) {
  const say = useSay()
  return (
    <label className={classes.field}>
      <span>{say('carry.email')}</span>
      <input
        type="email"
        required
        autoComplete="email"
        value={value}
        readOnly={isFixed}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </label>
  )
}
