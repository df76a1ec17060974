import { useId } from 'react'
import classes from './choice.module.css'

type ChoiceProps<Value extends string> = {
  readonly label: string
  /** Where the label is written beside it already. */
  readonly isLabelHidden?: boolean
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={isLabelHidden ? 'visually-hidden' : classes.label}>{label}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
