import type { HTMLAttributes } from 'react'
import classes from './note.module.css'

/** A sentence beside controls: what they do, how things stand, what went wrong. */
export function Note({
  isBad = false,
  ...rest
}: { readonly isBad?: boolean } & HTMLAttributes<HTMLParagraphElement>) {
  return <p className={classes.note} data-bad={isBad || undefined} {...rest} />
}
