import { type ReactNode, useId } from 'react'
import classes from './toggle.module.css'

type ToggleProps = {
  readonly label: string
  readonly text?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is on or off. */
export function Toggle({ label, text, isOn, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className={classes.toggle}>
      <input
        id={id}
        className={classes.box}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {text !== undefined && (
        <div id={`${id}-text`} className={classes.text}>
          {text}
        </div>
      )}
    </div>
  )
}
