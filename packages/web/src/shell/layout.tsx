import type { ReactNode } from 'react'
import classes from './layout.module.css'

type ColumnsProps = {
  /** The widths of the two columns. */
  readonly ratio?: '1:1' | '2:3' | '3:2' | '2:1'
  readonly children: ReactNode
}

/** Two columns; one below the other where the window is narrow. */
export function Columns({ ratio = '1:1', children }: ColumnsProps) {
  return (
    <div className={classes.columns} data-ratio={ratio}>
      {children}
    </div>
  )
}

/** Parts of a page below each other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** Controls in a row, as many as fit. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

/** What stays at the bottom of a page: how things stand, and the main action. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}

/** A list without bullets. */
export function List({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}
