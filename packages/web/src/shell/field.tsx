import { type InputHTMLAttributes, useId } from 'react'
import classes from './field.module.css'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'onChange'> & {
  readonly label: string
  /** The label is the heading of its part of the page. */
  readonly isHeading?: boolean
  /** `quiet`: what is read and copied rather than written. */
  readonly kind?: 'text' | 'quiet'
  readonly value: string
  readonly onChange?: (value: string) => void
}

/** A labelled input. */
export function Field({ label, isHeading = false, kind = 'text', onChange, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={classes.field} data-kind={kind}>
      <label htmlFor={id} className={isHeading ? classes.heading : undefined}>
        {label}
      </label>
      <input id={id} onChange={({ target }) => onChange?.(target.value)} {...rest} />
    </div>
  )
}

type TextAreaProps = {
  readonly label: string
  readonly rows: number
  readonly maxLength: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A labelled text of several lines. */
export function TextArea({ label, onChange, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} onChange={({ target }) => onChange(target.value)} {...rest} />
    </div>
  )
}
