import type { ReactNode } from 'react'
import classes from './fold.module.css'

type FoldProps = { readonly summary: string; readonly children: ReactNode }

/** What few people need, behind one line that opens it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={classes.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
