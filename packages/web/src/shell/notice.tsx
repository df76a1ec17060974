import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** One line over everything, with what can be done about it. */
export function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  )
}
